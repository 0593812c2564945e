import type {ReactNode} from 'react';
import type {Mistake} from '../markdown/mistake.ts';

/** Stands where the text of a page with a mistake would, so that its author sees it, and all other pages go on working. */
export function MistakeAlert({place, message}: Mistake): ReactNode {
  return (
    <div role="alert">
      <p>
        <strong>{place}</strong>
      </p>
      <p>{message}</p>
    </div>
  );
}
