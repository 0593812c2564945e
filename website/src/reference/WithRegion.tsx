import type {Regions} from '@docs/openapi/reference';
import {Fragment, type ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';

/** A text in which the chosen region takes the place of "{region}". */
export function WithRegion({text, regions}: {text: string; regions: Regions | null}): ReactNode {
  if (!regions) return text;
  return text.split('{region}').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span {...mark('region')}>{regions.chosen}</span>}
      {part}
    </Fragment>
  ));
}
