import type {AboutLink, ApiReference, Credential, CredentialFlow} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {Heading2} from '../content/Heading.tsx';
import {Html} from './Html.tsx';
import styles from './ReferencePage.module.css';

export function Authentication({reference: {credentialsHtml, credentials}}: {reference: ApiReference}): ReactNode {
  if (credentials.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading2 id="authentication">Authentication</Heading2>
      <p dangerouslySetInnerHTML={{__html: credentialsHtml}} />
      <dl className={styles.list}>
        {credentials.map((credential) => (
          <CredentialEntry key={credential.anchor} credential={credential} />
        ))}
      </dl>
    </section>
  );
}

function CredentialEntry({credential: {name, anchor, place, descriptionHtml, flows}}: {credential: Credential}): ReactNode {
  return (
    <div id={anchor}>
      <dt>
        <code>{name}</code> <span className={styles.facts}>{place}</span>
      </dt>
      <dd>
        <Html html={descriptionHtml} />
      </dd>
      {flows.map((flow) => (
        <Flow key={flow.title} flow={flow} />
      ))}
    </div>
  );
}

/** How to get a credential, and what it may be limited to. */
function Flow({flow: {title, links, scopes}}: {flow: CredentialFlow}): ReactNode {
  return (
    <dd className={styles.variable}>
      <b>{title}</b>
      {links.map((link) => (
        <p key={link.label}>
          <About link={link} />
        </p>
      ))}
      {scopes.length > 0 && (
        <details>
          <summary>{scopes.length === 1 ? '1 scope' : `${scopes.length} scopes`}</summary>
          <ul role="list">
            {scopes.map((scope) => (
              <li key={scope.name}>
                <code>{scope.name}</code> <span dangerouslySetInnerHTML={{__html: scope.descriptionHtml}} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </dd>
  );
}

/** A fact with its address: "License: MIT". */
export function About({link: {label, text, href}}: {link: AboutLink}): ReactNode {
  return (
    <>
      {label}: {href ? <a href={href}>{text}</a> : text}
    </>
  );
}
