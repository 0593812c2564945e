import type {ReactNode} from 'react';
import type {ImageConfig} from '../config/siteConfig.ts';

const drawings = import.meta.glob<string>('../../static/*.svg', {query: '?raw', import: 'default', eager: true});

/** A drawing becomes part of the page: no request, and it is there with the first paint. */
export function Logo({src, srcDark, alt, width, height}: ImageConfig): ReactNode {
  const size = {width, height, alt};
  if (srcDark === undefined) return <Drawing src={src} {...size} />;
  return (
    <>
      <span className="light-only">
        <Drawing src={src} {...size} />
      </span>
      <span className="dark-only">
        <Drawing src={srcDark} {...size} />
      </span>
    </>
  );
}

type DrawingProps = {src: string; alt: string; width: number | undefined; height: number | undefined};

function Drawing({src, alt, width, height}: DrawingProps): ReactNode {
  const svg = drawings[`../../static${src}`];
  if (svg === undefined) return <img src={src} alt={alt} width={width} height={height} />;
  const naming = alt === '' ? {'aria-hidden': true} : {role: 'img', 'aria-label': alt};
  const sized = svg.replace('<svg', `<svg${width ? ` width="${width}"` : ''}${height ? ` height="${height}"` : ''}`);
  return <span {...naming} dangerouslySetInnerHTML={{__html: sized}} />;
}
