import type {Clients, JavaScriptClient} from '../extensions/readExtensions.ts';
import {clients as published} from '../facts/clients.ts';
import {languages} from '../facts/languages.ts';
import type {Argument, Call} from './call.ts';

/** The call as the published client takes it: its names of the method and of the arguments. */
export function adaptCall(client: JavaScriptClient, call: Call): Call {
  const {method = call.method, body} = client.operations?.[call.method] ?? {};
  const adapt = (argument: Argument): Argument => {
    if (argument.isBody) return body === undefined ? argument : {...argument, name: body};
    const isPath = client.takesWholePath && argument.name === 'path' && typeof argument.value === 'string';
    return isPath ? {...argument, value: `1${String(argument.value)}`} : argument;
  };
  return {...call, method, arguments: call.arguments.map(adapt)};
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
export function wordJavaScriptPackage(client: JavaScriptClient, operationId: string): string {
  const {method, remark} = client.operations?.[operationId] ?? {};
  const name = method === undefined ? '' : `, where this method is called ${method}`;
  return [`For ${wordVersion(client, operationId)}${name}.`, ...(remark === undefined ? [] : [remark])].join(' ');
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
