import {toHref} from '../reference/anchors.ts';
import type {EnumValue, Field, Inner, NamedLink, Option, Schema} from '../reference/apiReference.ts';
import {type Block, code, link, list, strong, type Words} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {capitalise, continueWith, joinBlocks, joinWith, startWith} from './sentences.ts';

/** A schema that stands for itself. That an object is one is seen from its fields. */
export function buildRootSchema(schema: Schema, name = ''): Block[] {
  const isPlainObject = schema.type === 'object' && schema.inner.length > 0;
  const facts = wordFacts(schema, {hasType: !isPlainObject});
  if (name) return startWith([code(name), ...inParentheses(facts)], buildText(schema));
  return startWith(capitalise(facts), buildText(schema), '. ');
}

export function buildFields(fields: Field[]): Block {
  return list(fields.map(buildField));
}

function buildField(field: Field): Block[] {
  return startWith([code(field.name), ...inParentheses(wordFacts(field, {isRequired: field.isRequired}))], buildText(field));
}

function buildOption(option: Option): Block[] {
  const facts = wordFacts(option, {hasType: option.type !== option.label});
  return startWith([strong(option.label), ...inParentheses(facts)], buildText(option));
}

function inParentheses(words: Words[]): Words[] {
  return words.length > 0 ? [' (', ...words, ')'] : [];
}

/** Type, marks and constraints, on one line. */
function wordFacts(schema: Schema, {hasType = true, isRequired = false}): Words[] {
  const {type, marks, constraints, example} = schema;
  const facts = [
    ...(hasType ? [[type]] : []),
    ...(isRequired ? [[strong('required')]] : []),
    ...marks.map((mark) => [strong(mark)]),
    ...constraints.map(wordConstraint),
    ...(example ? [['for example ', code(example)]] : []),
  ];
  return joinWith(facts, ' · ');
}

/** Values and patterns are code, so that programs read them without escapes. */
function wordConstraint(constraint: string): Words[] {
  const [, words, value] = /^(.*?\b(?:always|matches|default) )(.+)$/s.exec(constraint) ?? [];
  return words && value ? [words, code(value)] : [constraint];
}

/** All that is said about a value after its type, and what is inside of it. */
function buildText({descriptionHtml, values, rules, inner}: Schema): Block[] {
  const described = addValues(readHtml(descriptionHtml), values);
  return inner.reduce(addInner, continueWith(described, rules.length > 0 ? [rules.join(' ')] : []));
}

function addValues(blocks: Block[], values: EnumValue[]): Block[] {
  if (values.some(({descriptionHtml}) => descriptionHtml)) {
    const entries = values.map(({value, descriptionHtml}) => startWith([code(value)], readHtml(descriptionHtml)));
    return joinBlocks(blocks, 'Values:', [list(entries)]);
  }
  const names = values.map(({value}) => [code(value)]);
  return continueWith(
    blocks,
    names.length > 0 ? [names.length === 1 ? 'Always ' : 'One of ', ...joinWith(names, ', '), '.'] : [],
  );
}

function addInner(blocks: Block[], part: Inner): Block[] {
  if (part.kind === 'named') return continueWith(blocks, ['See ', ...wordNamed(part), '.']);
  if (part.kind === 'options') return [...continueWith(blocks, [`${part.title}:`]), list(part.options.map(buildOption))];
  const lead = part.fields.length > 0 ? 'and the fields of ' : 'the fields of ';
  const includes = part.includes.map((named) => startWith([lead, ...wordNamed(named)], []));
  return joinBlocks(blocks, 'Fields:', [list([...part.fields.map(buildField), ...includes])]);
}

/** A shared schema is described once, where the link leads. */
function wordNamed({name, anchor, preview}: NamedLink): Words[] {
  return [link(toHref(anchor), code(name)), preview && ` (${preview})`];
}
