import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import type {FooterConfig as FooterConfig} from '../config/siteConfig.ts';
import {Footer} from './Footer.tsx';

const guide = {label: 'Guide', to: '/guide'};
const blog = {label: 'Blog', href: 'https://example.org/blog'};

/** The HTML without class names, which only the styles care about. */
function render(footer: Partial<FooterConfig>): string {
  return renderToStaticMarkup(<Footer style="light" links={[]} {...footer} />).replace(/ class="[^"]*"/g, '');
}

describe('links', () => {
  it('stand in columns with titles', () => {
    const links = [
      {title: 'Learn', items: [guide]},
      {title: 'More', items: [blog]},
    ];
    expect(render({links})).toContain(
      '<section><h2>Learn</h2><ul role="list"><li><a href="/guide">Guide</a></li></ul></section><section><h2>More</h2><ul role="list"><li><a href="https://example.org/blog">Blog</a></li></ul></section>',
    );
  });

  it('stand in one list', () => {
    expect(render({links: [guide, blog]})).toContain(
      '<nav aria-label="Footer"><ul role="list"><li><a href="/guide">Guide</a></li><li><a href="https://example.org/blog">Blog</a></li></ul></nav>',
    );
  });
});

describe('the logo', () => {
  const logo = {src: '/logo.svg', alt: 'Example', href: 'https://example.org'};

  it('leads to its address and has its size', () => {
    expect(render({logo: {...logo, width: 40, height: 20}})).toContain(
      '<a href="https://example.org"><img src="/logo.svg" alt="Example" width="40" height="20"/></a>',
    );
  });

  it('has a second image for dark mode', () => {
    const html = render({logo: {...logo, srcDark: '/logo-dark.svg'}});
    expect(html.match(/<img[^>]*>/g)).toEqual([
      '<img src="/logo.svg" alt="Example"/>',
      '<img src="/logo-dark.svg" alt="Example"/>',
    ]);
  });

  it('opens where it should', () => {
    expect(render({logo: {...logo, target: '_blank'}})).toContain('<a href="https://example.org" target="_blank">');
  });

  it('is left out when there is none', () => {
    expect(render({})).not.toContain('<img');
  });
});

describe('the copyright', () => {
  it('may be HTML', () => {
    expect(render({copyright: '© 2024 <a href="/legal">Example</a>'})).toContain('<p>© 2024 <a href="/legal">Example</a></p>');
  });

  it('is left out when there is none', () => {
    expect(render({})).not.toContain('<p');
  });
});
