import type {FurtherReading as Reading} from '@docs/openapi/reference';
import type {ReactNode} from 'react';

export function FurtherReading({reading}: {reading: Reading | null}): ReactNode {
  return (
    reading && (
      <p>
        Read more: <a href={reading.href}>{reading.text}</a>
      </p>
    )
  );
}
