import {toHref} from '@docs/openapi';
import type {Field, Inner, NamedLink, Option} from '@docs/openapi/reference';
import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import './filter.css';
import styles from './Schema.module.css';
import {SchemaText} from './SchemaText.tsx';

type InnerProps = {
  /** Shows the first level at once. */
  isOpen?: boolean;
  /** It belongs to the schema itself, not to one of its fields: scripts open it with the schema. */
  isPart?: boolean;
};

/** What is inside of a schema, closed unless it says otherwise. */
export function SchemaInner({inner, isOpen = false, isPart = isOpen}: {inner: Inner[]} & InnerProps): ReactNode {
  return inner.map((part, index) => <Part key={index} part={part} isOpen={isOpen} isPart={isPart} />);
}

function Part({part, isOpen, isPart}: {part: Inner} & Required<InnerProps>): ReactNode {
  if (part.kind === 'named') return <Named link={part} isPart={isPart} />;
  const content =
    part.kind === 'fields' ? <Fields part={part} isPart={isPart} /> : <Options options={part.options} isPart={isPart} />;
  if (isOpen) {
    return (
      <>
        {part.kind === 'options' && <p className={styles.choice}>{part.title}</p>}
        {content}
      </>
    );
  }
  return (
    <details className={styles.inner} {...(isPart ? mark('schemaPart') : {})}>
      <summary>{summarise(part)}</summary>
      {content}
    </details>
  );
}

function summarise(part: Exclude<Inner, {kind: 'named'}>): string {
  if (part.kind === 'options') return `${part.title} ${part.options.length}: ${part.options.map(({label}) => label).join(', ')}`;
  const count = part.fields.length;
  return count === 1 ? '1 field' : count > 0 ? `${count} fields` : 'Fields';
}

function Fields({part, isPart}: {part: Extract<Inner, {kind: 'fields'}>; isPart: boolean}): ReactNode {
  return (
    <>
      {part.fields.length > 0 && <FieldList fields={part.fields} />}
      {part.includes.map((link) => (
        <Named key={link.name} link={link} isIncluded={part.fields.length > 0} isPart={isPart} />
      ))}
    </>
  );
}

type NamedProps = {
  link: NamedLink;
  /** Its fields are some of those of the schema that it stands in. */
  isIncluded?: boolean;
  isPart: boolean;
};

/** A shared schema: with scripts it opens in place, without them it leads to where the schema is. */
function Named({link: {name, anchor, route = '', preview}, isIncluded = false, isPart}: NamedProps): ReactNode {
  // What is on another page can't open here.
  if (route !== '')
    return (
      <p className={styles.choice}>
        <a href={toHref(anchor, route)}>{name}</a> {preview}
      </p>
    );
  return (
    <details className={styles.inner} {...mark('schema', anchor)} {...(isPart ? mark('schemaPart') : {})}>
      <summary>
        {isIncluded && 'and the fields of '}
        <code>{name}</code> {preview && <span className={styles.facts}>{preview}</span>}
      </summary>
      <a href={toHref(anchor)}>Go to {name}</a>
    </details>
  );
}

/** A choice of more is read before it is opened. */
const fewOptions = 3;

function Options({options, isPart}: {options: Option[]; isPart: boolean}): ReactNode {
  return (
    <ul role="list" className={styles.fields}>
      {options.map((option) => (
        <li key={option.anchor} id={option.anchor} className={styles.field}>
          <a className={styles.name} href={toHref(option.anchor)}>
            {option.label}
          </a>{' '}
          <SchemaText schema={option} hasType={option.type !== option.label} />
          <SchemaInner inner={option.inner} isPart={isPart && options.length <= fewOptions} />
        </li>
      ))}
    </ul>
  );
}

/** Lists from this length on can be filtered. */
const longList = 16;

export function FieldList({fields}: {fields: Field[]}): ReactNode {
  return (
    <ul role="list" className={styles.fields} {...(fields.length >= longList ? mark('filterable') : {})}>
      {fields.map((field) => (
        <FieldRow key={field.anchor} field={field} />
      ))}
    </ul>
  );
}

/** One line to scan, and what there is to read or open below it. */
function FieldRow({field}: {field: Field}): ReactNode {
  return (
    <li id={field.anchor} className={styles.field}>
      <a className={styles.name} href={toHref(field.anchor)}>
        {field.name}
      </a>{' '}
      <SchemaText schema={field} isRequired={field.isRequired} />
      <SchemaInner inner={field.inner} />
    </li>
  );
}
