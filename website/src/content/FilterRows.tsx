import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import './filterRows.css';

/** Tables whose rows can be filtered by text. The input comes with the behaviour: without it, there is nothing to type into. */
export function FilterRows({label, children}: {label: string; children?: ReactNode}): ReactNode {
  return <div {...mark('filterRows', label)}>{children}</div>;
}
