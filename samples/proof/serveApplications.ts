import {createMockApi, loadDocuments, serveMockApi} from '@docs/mock-api';
import type {Application} from './applications.ts';

export type ServedApplications = {mocks: Record<string, string>; close: () => Promise<void>};

/** Serves each application on a port of its own. `mocks` has their addresses by application ID. Tasks and keys take the delay. */
export async function serveApplications(applications: Application[], milliseconds: number): Promise<ServedApplications> {
  const documents = await loadDocuments();
  const servers = await Promise.all(
    applications.map(async (application) => {
      const api = createMockApi(documents, {...application, taskDelay: milliseconds, keyDelay: milliseconds});
      return {appId: application.appId, server: await serveMockApi(api, 0)};
    }),
  );
  return {
    mocks: Object.fromEntries(servers.map(({appId, server}) => [appId, server.url])),
    close: async () => {
      await Promise.all(servers.map(({server}) => server.close()));
    },
  };
}
