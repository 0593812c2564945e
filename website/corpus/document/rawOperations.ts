import {followAll, followReferences, isInternal, isRaw, listRaw, type Raw} from './rawDocument.ts';

/** An operation as the document has it, with all schemas that it names itself. */
export type RawOperation = {
  /** As a page shows it: `GET /pets`. A webhook has its name in place of a path. */
  call: string;
  parameters: string[];
  schemas: unknown[];
  callbacks: RawOperation[];
};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** All operations and webhooks of a document that aren't internal. */
export function listRawOperations(root: Raw): RawOperation[] {
  return [...listRaw(root.paths), ...listRaw(root.webhooks ?? root['x-webhooks'])]
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, item]) => listOfPath(root, path, item));
}

/** `around` are the operations that have it as a callback. One of them again would never end. */
function listOfPath(root: Raw, path: string, written: Raw, around: Raw[] = []): RawOperation[] {
  const item = {...followReferences(root, written), ...written};
  if (isInternal(item)) return [];
  const others = listRaw(item.additionalOperations);
  return [...methods.map((method) => [method, item[method]] as const), ...others].flatMap(([method, operation]) =>
    isRaw(operation) && !isInternal(operation) && !around.includes(operation)
      ? [readOperation(root, `${method.toUpperCase()} ${path}`, item, [operation, ...around])]
      : [],
  );
}

function readOperation(root: Raw, call: string, item: Raw, around: [Raw, ...Raw[]]): RawOperation {
  const [operation] = around;
  const written = [...listEntries(item.parameters), ...listEntries(operation.parameters)];
  const parameters = followAll(root, written).filter((parameter) => !isInternal(parameter) && typeof parameter.name === 'string');
  // What Swagger 2.0 sends as a body became the body of the request.
  const isShown = (parameter: Raw): boolean =>
    parameter.in !== 'body' && parameter.in !== 'formData' && parameter.in !== 'querystring';
  const body = followReferences(root, operation.requestBody);
  const responses = followAll(root, listValues(operation.responses));
  return {
    call,
    parameters: [...new Set(parameters.filter(isShown).map(({name}) => String(name)))],
    schemas: [...parameters, ...(body ? [body] : []), ...responses].flatMap((holder) => listSchemas(root, holder)),
    callbacks: listRaw(operation.callbacks).flatMap(([, callback]) =>
      listRaw(followReferences(root, callback)).flatMap(([path, received]) => listOfPath(root, path, received, around)),
    ),
  };
}

/** The schemas of a parameter, a body or a response, and of the headers of a response. */
function listSchemas(root: Raw, holder: Raw): unknown[] {
  const media = followAll(root, listValues(holder.content));
  const headers = followAll(root, listValues(holder.headers));
  return [
    holder.schema,
    ...media.flatMap(({schema, itemSchema}) => [schema, itemSchema]),
    ...headers.map(({schema}) => schema),
  ].filter((schema) => schema !== undefined);
}

function listValues(value: unknown): Raw[] {
  return listRaw(value).map(([, entry]) => entry);
}

function listEntries(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}
