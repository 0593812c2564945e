import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {isJsonType} from '../document/mediaTypes.ts';
import {listResponses, type PlacedOperation} from '../document/walk.ts';
import type {ApiRequest} from '../requests/checkRequest.ts';
import {encodeForAddress} from './addressText.ts';
import {type Credential, listCredentials} from './credentials.ts';
import {buildSentBody, type SentBody} from './sentBody.ts';
import {readServerAddress} from './serverAddress.ts';
import {findParameter, writePath, writeQuery, writeSimple} from './writeParameters.ts';

/** A request as it goes over the wire, apart from how a language writes it. */
export type SentRequest = {
  method: string;
  address: string;
  /** Without the type of the body: some languages set it by themselves. */
  headers: [string, string][];
  basic: {user: string; password: string} | undefined;
  body: SentBody | undefined;
  /** The answer is JSON. */
  returnsJson: boolean;
};

export function buildSentRequest(document: OpenApiDocument, operation: PlacedOperation, request: ApiRequest): SentRequest {
  const credentials = listCredentials(document, operation);
  const path = writePath(operation, request.path);
  const query = writeQuery(operation, request.query, pick(credentials, 'query'));
  return {
    method: operation.method.toUpperCase(),
    address: `${readServerAddress(document, operation)}${path.startsWith('/') ? '' : '/'}${path}${query}`,
    headers: listHeaders(operation, request, credentials),
    basic: credentials.find((credential) => credential.kind === 'basic'),
    body: buildSentBody(document, operation, request.body),
    returnsJson: returnsJson(document, operation),
  };
}

function pick(credentials: Credential[], kind: 'header' | 'query' | 'cookie'): [string, string][] {
  return credentials.flatMap((credential): [string, string][] =>
    credential.kind === kind ? [[credential.name, credential.value]] : [],
  );
}

/** The body and the credentials say these; OpenAPI leaves such parameters out as well. */
const ownHeaders = ['content-type', 'authorization'];

function listHeaders(
  {parameters}: PlacedOperation,
  {headers = {}, cookies = {}}: ApiRequest,
  credentials: Credential[],
): [string, string][] {
  const signed = pick(credentials, 'header');
  const isTaken = (name: string): boolean =>
    [...ownHeaders, ...signed.map(([other]) => other.toLowerCase())].includes(name.toLowerCase());
  const written = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || isTaken(name) ? [] : [[name, toLine(writeSimple(findParameter(parameters, 'header', name), value))]],
  );
  const crumbs = [
    ...Object.entries(cookies).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, writeSimple(findParameter(parameters, 'cookie', name), value)]],
    ),
    ...pick(credentials, 'cookie'),
  ];
  const cookie = crumbs.map(([name, text]) => `${name}=${encodeForAddress(text)}`).join('; ');
  return [...signed, ...written, ...(cookie === '' ? [] : [['Cookie', cookie] as [string, string]])];
}

/** A header is one line. */
function toLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}

function returnsJson(document: OpenApiDocument, operation: PlacedOperation): boolean {
  const success = listResponses(document, operation).find(({status}) => /^(?:2|default)/i.test(status));
  return Object.keys(success?.value.content ?? {}).some(isJsonType);
}
