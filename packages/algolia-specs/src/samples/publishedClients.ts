import type {Clients, JavaScriptClient} from '../extensions/readExtensions.ts';
import {clients as published} from '../facts/clients.ts';
import {languages} from '../facts/languages.ts';
import type {Argument, Call} from './call.ts';

/** The call as the published client takes it: its names of the method and of the arguments. */
export function adaptCall(client: JavaScriptClient, call: Call): Call {
  const {method = call.method, body} = client.operations?.[call.method] ?? {};
  const adapt = (argument: Argument): Argument => {
    if (argument.isBody) return body === undefined ? argument : {...argument, name: body};
    return isWholePath(client, argument) ? {...argument, value: `1${String(argument.value)}`} : argument;
  };
  return {...call, method, arguments: call.arguments.map(adapt)};
}

/** Some clients take the path of a generic call with the version in front. */
function isWholePath({takesWholePath}: JavaScriptClient, {name, value}: Argument): boolean {
  return takesWholePath === true && name === 'path' && typeof value === 'string';
}

/** Whether samples can call the operation with the client. */
export function hasMethod(client: JavaScriptClient, operationId: string): boolean {
  return client.operations?.[operationId]?.missing === undefined;
}

/** Which published package a sample of the language is for, as a sentence. One package has the clients of all APIs in these languages. */
export function wordPackage(language: 'php' | 'java'): string {
  const {name, version} = published[language];
  return `For ${name} ${version}.`;
}

/** The same of JavaScript, where each API has a package. */
export function wordJavaScriptPackage(client: JavaScriptClient, call: Call): string {
  const {method, remark} = client.operations?.[call.method] ?? {};
  const name = method === undefined ? '' : `, where this method is called ${method}`;
  const path = call.arguments.some((argument) => isWholePath(client, argument))
    ? ['Its path starts with the version, without a slash in front.']
    : [];
  return [`For ${wordVersion(client, call.method)}${name}.`, ...path, ...(remark === undefined ? [] : [remark])].join(' ');
}

/** Why languages have no sample; empty where all have one. */
export function wordGaps(clients: Clients, operationId: string): string {
  const {javascript} = clients;
  const missing = javascript?.operations?.[operationId]?.missing;
  const absent = languages.filter(({name}) => name !== 'curl' && !clients[name]).map(({label}) => label);
  return [
    ...(javascript && missing !== undefined
      ? [
          `There's no JavaScript sample because in ${wordVersion(javascript, operationId)}, ${missing} Use a raw HTTP request, as shown.`,
        ]
      : []),
    ...(absent.length > 0 ? [`The pre-releases for ${absent.join(' and ')} have no client for this API.`] : []),
  ].join(' ');
}

function wordVersion({package: name, version, operations}: JavaScriptClient, operationId: string): string {
  return `${name} ${operations?.[operationId]?.version ?? version}`;
}
