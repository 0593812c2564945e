import {toPointer} from '../document/pointers.ts';
import {readList, readObject, readTexts} from '../document/readValues.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {keepEntries, keepFlags, keepNamed, keepObjects, keepTexts, toText} from './keep.ts';
import type {Values} from './mapObjects.ts';
import {completeParameter, isSendable} from './parameters.ts';
import type {Kind} from './shapes.ts';
import type {Report} from './warning.ts';

type Context = {
  report: Report;
  /** The version that the document says it has. */
  version: string;
  /** What a reference leads to, or the value itself if it is none. */
  readNamed: (value: unknown) => Values | undefined;
};

/** Makes an object of one kind what readers rely on. */
type Completer = (value: Values, context: Context) => Values;

export const completers: Partial<Record<Kind, Completer>> = {
  document(value, {report}) {
    for (const field of ['title', 'version'])
      if (toText(readObject(value.info)[field]) === undefined) report(`The API has no ${field}.`, `/info/${field}`);
    // What documents of version 3.0 have for it.
    const {'x-webhooks': early, webhooks = early, ...rest} = value;
    return {
      ...keepLinks(rest),
      info: completeInfo(readObject(value.info)),
      paths: keepNamed(value.paths, isSchema),
      ...(webhooks !== undefined && {webhooks: keepNamed(webhooks, isSchema)}),
      ...(value.tags !== undefined && {tags: keepList(value, 'tags', hasText('name'), report)}),
      ...(value.servers !== undefined && {servers: keepList(value, 'servers', hasText('url'), report)}),
      ...(value.security !== undefined && {security: completeSecurity(value.security)}),
    };
  },
  components: (value) =>
    Object.fromEntries(
      Object.entries(value).map(([group, entries]) => {
        if (group.startsWith('x-')) return [group, entries];
        if (group === 'securitySchemes') return [group, keepEntries(entries, (entry) => isScheme(readObject(entry)))];
        return [group, keepEntries(entries, group === 'schemas' ? isSchemaOrFlag : isSchema)];
      }),
    ),
  pathItem: (value, context) => completeServers(keepParameters(keepTexts(value, ['summary', 'description']), context), context),
  operation(value, context) {
    const {requestBody, ...rest} = keepParameters(keepLinks(keepTexts(value, operationTexts)), context);
    if (!isSchema(value.responses) && !/^3\.[12]/.test(context.version))
      context.report('The operation has no responses.', '/responses');
    return completeServers(
      {
        ...keepFlags(rest, ['deprecated']),
        responses: keepNamed(value.responses, isSchema),
        ...(value.tags !== undefined && {tags: readTexts(value.tags)}),
        ...(value.security !== undefined && {security: completeSecurity(value.security)}),
        ...(value.callbacks !== undefined && {callbacks: keepNamed(value.callbacks, isSchema)}),
        ...(isSchema(requestBody) && {requestBody}),
      },
      context,
    );
  },
  requestBody: (value) => ({
    ...keepFlags(keepTexts(value, ['description']), ['required']),
    content: keepEntries(value.content, isSchema),
  }),
  response(value, {report, version}) {
    const isDescribed = typeof value.description === 'string' || value.$ref !== undefined || version.startsWith('3.2');
    if (!isDescribed) report('The response has no description.', '/description');
    return keepObjects(keepTexts(value, ['summary', 'description']), ['content', 'headers', 'links']);
  },
  parameter: (value, {report}) => completeExamples(completeParameter(value, report)),
  header: (value, {report}) => completeExamples(completeParameter(value, report)),
  mediaType: (value) => completeExamples(keepObjects(keepSchemas(value), ['encoding'])),
  encoding: (value) =>
    keepObjects(keepFlags(keepTexts(value, ['contentType', 'style']), ['explode', 'allowReserved']), ['headers']),
  example: (value) => completeExample(value),
  securityScheme: (value) => keepObjects(keepTexts(value, schemeTexts), ['flows']),
  tag: (value) => keepLinks(keepTexts(value, ['summary', 'description', 'parent', 'kind', 'x-displayName'])),
  server: (value) => ({
    ...keepTexts(value, ['description', 'name']),
    ...(value.variables !== undefined && {variables: completeVariables(value.variables)}),
  }),
};

const operationTexts = ['operationId', 'summary', 'description'];
const schemeTexts = ['description', 'name', 'in', 'scheme', 'bearerFormat', 'openIdConnectUrl'];

const isSchemaOrFlag = (value: unknown): boolean => isSchema(value) || typeof value === 'boolean';
const isScheme = ({type, $ref}: Values): boolean => typeof type === 'string' || typeof $ref === 'string';
const hasText =
  (field: string) =>
  (value: unknown): boolean =>
    typeof readObject(value)[field] === 'string' || typeof readObject(value).$ref === 'string';

function completeInfo(info: Values): Values {
  return {
    ...keepObjects(keepTexts(info, ['summary', 'description', 'termsOfService']), ['contact', 'license']),
    // An empty one would be a page without a name.
    title: toText(info.title)?.trim() || 'API',
    version: toText(info.version) ?? '',
  };
}

/** Documentation elsewhere has an address. */
function keepLinks(value: Values): Values {
  const {externalDocs, ...rest} = value;
  return typeof readObject(externalDocs).url === 'string' ? value : rest;
}

function keepSchemas(value: Values): Values {
  return Object.fromEntries(
    Object.entries(value).filter(([field, inner]) => !['schema', 'itemSchema'].includes(field) || isSchemaOrFlag(inner)),
  );
}

/** The entries of a list that can be read; the others are reported. */
function keepList(value: Values, field: string, isKept: (entry: unknown) => boolean, report: Report): unknown[] {
  return readList(value[field]).filter((entry, place) => {
    if (!isKept(entry)) report(`This is no entry of ${field}. It's left out.`, toPointer(field, place));
    return isKept(entry);
  });
}

function completeServers(value: Values, {report}: Context): Values {
  return value.servers === undefined ? value : {...value, servers: keepList(value, 'servers', hasText('url'), report)};
}

function completeSecurity(security: unknown): Values[] {
  return readList(security)
    .filter(isSchema)
    .map((needed) => Object.fromEntries(Object.entries(needed).map(([name, scopes]) => [name, readTexts(scopes)])));
}

function keepParameters(value: Values, {report, readNamed}: Context): Values {
  if (value.parameters === undefined) return value;
  const parameters = readList(value.parameters).filter((parameter, place) => {
    const isKept = isSchema(parameter) && isSendable(readNamed(parameter));
    if (!isKept) report('The parameter has no name, or no place. It’s left out.', toPointer('parameters', place));
    return isKept;
  });
  return {...value, parameters};
}

/** Examples have names; in a list, they have numbers. */
function completeExamples(value: Values): Values {
  const {examples, ...rest} = value;
  if (!Array.isArray(examples)) return examples === undefined ? value : {...rest, examples: keepEntries(examples, isSchema)};
  const named = examples.map((example: unknown, place): [string, Values] => [String(place + 1), {value: example}]);
  return {...rest, examples: Object.fromEntries(named)};
}

/** Version 3.2 tells a value from how it's sent. What is shown is the value, if there is one. */
function completeExample(value: Values): Values {
  const shown = value.value ?? value.dataValue ?? value.serializedValue;
  return {...keepTexts(value, ['summary', 'description', 'externalValue']), ...(shown !== undefined && {value: shown})};
}

function completeVariables(variables: unknown): Values {
  return Object.fromEntries(
    Object.entries(keepEntries(variables, isSchema)).map(([name, variable]) => {
      const {default: usual, enum: values, ...rest} = readObject(variable);
      const own = {...keepTexts(rest, ['description']), default: toText(usual) ?? ''};
      return [name, Array.isArray(values) ? {...own, enum: values.map(String)} : own];
    }),
  );
}
