import type {BuiltPage} from './builtPage.ts';

/** Lists the pages that search engines should show, each once, under its canonical address. */
export function renderSitemap(pages: BuiltPage[]): string {
  const listed = pages.filter(
    (page) => page.isIndexed && page.canonical !== undefined && new URL(page.canonical).pathname === page.route,
  );
  const urls = listed.map(
    ({canonical, modified}) =>
      `  <url><loc>${canonical}</loc>${modified ? `<lastmod>${modified.slice(0, 10)}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export function renderRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
