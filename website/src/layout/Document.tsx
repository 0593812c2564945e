import type {ReactNode} from 'react';
import {beforePaint} from '../beforePaint.ts';
import {mark} from '../dataAttributes.ts';
import {listSearchHosts} from '../config/searchHosts.ts';
import {languageNames} from '../layer/languages.ts';
import {usePage} from '../site/PageProvider.tsx';
import {storageKeys} from '../storageKeys.ts';
import '../styles/base.css';

/** The `<html>` of every page. What a page says about itself (title, description, …) is hoisted into the head by React. */
export function Document({children}: {children: ReactNode}): ReactNode {
  const {config} = usePage().site;
  const [searchHost] = listSearchHosts(config.search);
  return (
    <html
      lang={config.locale.code}
      dir="ltr"
      data-theme={config.colorMode.respectPrefersColorScheme ? undefined : config.colorMode.defaultMode}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={config.favicon} type="image/svg+xml" />
        {/* The first paint waits for the frame: a navbar that is painted while it is still arriving would shift. */}
        <link rel="expect" href="#main" blocking="render" />
        {searchHost && <link rel="preconnect" href={searchHost} crossOrigin="" />}
        <BeforePaint />
      </head>
      <body>
        <div {...mark('page', `| ${config.title}`)}>{children}</div>
        <div className="visually-hidden" role="status" {...mark('status')} />
      </body>
    </html>
  );
}

/** The only inline script: it runs before the first paint, so that nothing flashes. */
function BeforePaint(): ReactNode {
  const {colorMode, announcementBar} = usePage().site.config;
  const options = JSON.stringify({
    defaultMode: colorMode.defaultMode,
    followsSystem: colorMode.respectPrefersColorScheme,
    announcementId: announcementBar?.id ?? null,
    languages: languageNames,
    keys: storageKeys,
  });
  return <script dangerouslySetInnerHTML={{__html: `(${beforePaint.toString()})(${options})`}} />;
}
