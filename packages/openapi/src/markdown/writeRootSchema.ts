import {toHref} from '../reference/anchors.ts';
import type {EnumValue, Field, Inner, NamedLink, Option, ReferenceSchema} from '../reference/apiReference.ts';
import {type Block, inlineCode, link, list, strong, type Phrase} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {capitaliseFirst, continueWith, joinBlocks, joinWith, startWith} from './sentences.ts';

/** A schema that stands for itself. That an object is one is seen from its fields. */
export function writeRootSchema(schema: ReferenceSchema, name = ''): Block[] {
  const isPlainObject = schema.type === 'object' && schema.inner.length > 0;
  const facts = wordFacts(schema, {hasType: !isPlainObject});
  if (name) return startWith([inlineCode(name), ...inParentheses(facts)], writeSchemaText(schema));
  return startWith(capitaliseFirst(facts), writeSchemaText(schema), '. ');
}

export function writeFieldList(fields: Field[]): Block {
  return list(fields.map(writeField));
}

function writeField(field: Field): Block[] {
  return startWith(
    [inlineCode(field.name), ...inParentheses(wordFacts(field, {isRequired: field.isRequired}))],
    writeSchemaText(field),
  );
}

function writeOption(option: Option): Block[] {
  const facts = wordFacts(option, {hasType: option.type !== option.label});
  return startWith([strong(option.label), ...inParentheses(facts)], writeSchemaText(option));
}

function inParentheses(words: Phrase[]): Phrase[] {
  return words.length > 0 ? [' (', ...words, ')'] : [];
}

/** Type, marks and constraints, on one line. */
function wordFacts(schema: ReferenceSchema, {hasType = true, isRequired = false}): Phrase[] {
  const {type, marks, constraints, example} = schema;
  const facts = [
    ...(hasType ? [[type]] : []),
    ...(isRequired ? [[strong('required')]] : []),
    ...marks.map((mark) => [strong(mark)]),
    ...constraints.map(wordConstraint),
    ...(example ? [['for example ', inlineCode(example)]] : []),
  ];
  return joinWith(facts, ' · ');
}

/** Values and patterns are code, so that programs read them without escapes. */
function wordConstraint(constraint: string): Phrase[] {
  const [, words, value] = /^(.*?\b(?:always|matches|default) )(.+)$/s.exec(constraint) ?? [];
  return words && value ? [words, inlineCode(value)] : [constraint];
}

/** All that is said about a value after its type, and what is inside of it. */
function writeSchemaText({descriptionHtml, values, rulesHtml, inner}: ReferenceSchema): Block[] {
  const described = addValues(readHtml(descriptionHtml), values);
  const rules = readHtml(rulesHtml.join(' ')).flatMap((block) => (block.type === 'paragraph' ? block.children : []));
  return inner.reduce(addInner, continueWith(described, rules));
}

function addValues(blocks: Block[], values: EnumValue[]): Block[] {
  if (values.some(({descriptionHtml}) => descriptionHtml)) {
    const entries = values.map(({value, descriptionHtml}) => startWith([inlineCode(value)], readHtml(descriptionHtml)));
    return joinBlocks(blocks, 'Values:', [list(entries)]);
  }
  const names = values.map(({value}) => [inlineCode(value)]);
  return continueWith(
    blocks,
    names.length > 0 ? [names.length === 1 ? 'Always ' : 'One of ', ...joinWith(names, ', '), '.'] : [],
  );
}

function addInner(blocks: Block[], part: Inner): Block[] {
  if (part.kind === 'named') return continueWith(blocks, ['See ', ...wordNamed(part), '.']);
  if (part.kind === 'options') return [...continueWith(blocks, [`${part.title}:`]), list(part.options.map(writeOption))];
  const lead = part.fields.length > 0 ? 'and the fields of ' : 'the fields of ';
  const includes = part.includes.map((named) => startWith([lead, ...wordNamed(named)], []));
  return joinBlocks(blocks, 'Fields:', [list([...part.fields.map(writeField), ...includes])]);
}

/** A shared schema is described once, where the link leads. */
function wordNamed({name, anchor, route, preview}: NamedLink): Phrase[] {
  return [link(toHref(anchor, route), inlineCode(name)), preview && ` (${preview})`];
}
