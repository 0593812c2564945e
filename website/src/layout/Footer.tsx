import type {ReactNode} from 'react';
import type {FooterConfig as FooterProps, LinkConfig} from '../config/siteConfig.ts';
import {toNavLink} from '../site/buildNavbar.ts';
import styles from './Footer.module.css';
import {Logo} from './Logo.tsx';

export function Footer({style, links, logo, copyright}: FooterProps): ReactNode {
  return (
    <footer className={`${styles.footer} ${style === 'dark' ? styles.dark : ''}`}>
      <div className={styles.content}>
        {logo && (
          <a href={logo.href} target={logo.target}>
            <Logo {...logo} />
          </a>
        )}
        <nav aria-label="Footer" className={styles.links}>
          <FooterLinks links={links} />
        </nav>
        {copyright && <p className={styles.copyright} dangerouslySetInnerHTML={{__html: copyright}} />}
      </div>
    </footer>
  );
}

function FooterLinks({links}: {links: FooterProps['links']}): ReactNode {
  if (!hasColumns(links)) return <LinkList links={links} isFlat />;
  return links.map((column) => (
    <section key={column.title}>
      <h2 className={styles.title}>{column.title}</h2>
      <LinkList links={column.items} />
    </section>
  ));
}

function hasColumns(links: FooterProps['links']): links is Extract<FooterProps['links'], {title: string}[]> {
  return links.some((link) => 'items' in link);
}

function LinkList({links, isFlat = false}: {links: LinkConfig[]; isFlat?: boolean}): ReactNode {
  return (
    <ul role="list" className={isFlat ? styles.flat : undefined}>
      {links.map(toNavLink).map(({label, href}) => (
        <li key={label}>
          <a className={styles.link} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
