import type {ReactNode} from 'react';
import './diagram.css';

/** A drawing that the Markdown pipeline made of text. Its caption says the same in words. */
export function Diagram({title, children}: {title: string; children?: ReactNode}): ReactNode {
  return (
    <figure className="diagram">
      <div className="diagram-drawing">{children}</div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
