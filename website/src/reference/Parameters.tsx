import type {ParameterGroup} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {FieldList} from './SchemaInner.tsx';

export function Parameters({groups}: {groups: ParameterGroup[]}): ReactNode {
  return groups.map(({title, fields}) => (
    <div key={title}>
      <h4>{title}</h4>
      <FieldList fields={fields} />
    </div>
  ));
}
