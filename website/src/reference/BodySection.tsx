import type {Body} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {Html} from './Html.tsx';
import {MediaTypes} from './MediaTypes.tsx';
import styles from './OperationSection.module.css';

export function BodySection({body: {anchor, isRequired, descriptionHtml, rules, mediaTypes}}: {body: Body}): ReactNode {
  return (
    <div id={anchor} {...mark('unfold')}>
      <h4>
        Request body <small className={styles.aside}>{isRequired ? 'required' : 'optional'}</small>
      </h4>
      <Html html={descriptionHtml} />
      {rules.length > 0 && (
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      <MediaTypes mediaTypes={mediaTypes} />
    </div>
  );
}
