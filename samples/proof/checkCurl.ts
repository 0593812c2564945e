import {createMockApi, loadDocuments} from '@docs/mock-api';
import {createApplications} from './applications.ts';
import {type CurlCall, listCurlCalls} from './curl.ts';

/** Sends the requests of a shell program to the mock, one after another, and returns those that it refuses. */
export async function checkCurl(source: string): Promise<string[]> {
  const [application] = await createApplications();
  const api = createMockApi(await loadDocuments(), {...application, taskDelay: 0, keyDelay: 0});
  const problems: string[] = [];
  for (const call of listCurlCalls(source)) {
    const request = toRequest(call);
    const response = await api(request);
    if (!response.ok)
      problems.push(
        `${request.method} ${new URL(call.url).pathname} is refused with ${response.status}: ${await response.text()}`,
      );
  }
  return problems;
}

function toRequest({url, method, headers, body}: CurlCall): Request {
  const {pathname, search} = new URL(url);
  return new Request(`http://localhost/search${pathname}${search}`, {method, headers, ...(body === undefined ? {} : {body})});
}
