import {toHref} from '@docs/openapi';
import type {GroupContents, OperationContents, OverviewPage} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Heading2} from '../content/Heading.tsx';
import {mark} from '../dataAttributes.ts';
import styles from './Contents.module.css';
import {Html} from './Html.tsx';
import {Method} from './Method.tsx';
import reference from './ReferencePage.module.css';
import {SectionHeading} from './SectionHeading.tsx';

/**
 * Every operation and every shared schema, with a link to its page. Each has the id that it has there: links from when the reference
 * was one page lead to the entry, and from there behaviour leads on. `holds` says which ids a page has.
 */
export function Contents({page: {groups, schemas, otherSchemas}}: {page: OverviewPage}): ReactNode {
  return (
    <nav aria-label="Operations and schemas">
      {groups.map((group) => (
        <GroupEntries key={group.route} group={group} />
      ))}
      {schemas.length > 0 && (
        <section className={reference.group}>
          <Heading2 id="schemas">Schemas</Heading2>
          <p>A schema is on the page of every group that uses it. The links lead to the first.</p>
          {otherSchemas.map(({title, route, ids}) => (
            <p key={route} {...mark('holds', ids.join(' '))}>
              More schemas are on the page <a href={route}>{title}</a>.
            </p>
          ))}
          <ul role="list" className={styles.schemas}>
            {schemas.map(({name, anchor, route}) => (
              <li key={anchor} id={anchor}>
                <a href={toHref(anchor, route)}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </nav>
  );
}

function GroupEntries({group}: {group: GroupContents}): ReactNode {
  const {title, anchor, route, section, ids, descriptionHtml, operations} = group;
  return (
    <>
      {section && <SectionHeading heading={section} />}
      <section className={`${reference.group} ${styles.group}`} {...mark('holds', ids.join(' '))}>
        <Heading2 id={anchor}>
          <a href={route}>{title}</a>
        </Heading2>
        <Html html={descriptionHtml} />
        <ul role="list" className={styles.operations}>
          {operations.map((operation) => (
            <OperationEntry key={operation.anchor} operation={operation} route={route} />
          ))}
        </ul>
      </section>
    </>
  );
}

function OperationEntry({operation, route}: {operation: OperationContents; route: string}): ReactNode {
  const {anchor, method, path, summary, isDeprecated} = operation;
  return (
    <li id={anchor}>
      <a className={styles.operation} href={toHref(anchor, route)}>
        <Method method={method} />
        <span>
          {summary}
          {isDeprecated && <b className={styles.deprecated}>deprecated</b>}
        </span>
        <code>{path}</code>
      </a>
    </li>
  );
}
