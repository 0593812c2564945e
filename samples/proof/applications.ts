import {emptyState, type MockOptions} from '@docs/mock-api';

/** Two applications, with the credentials that samples name; the second is empty. */
export const applications: [MockOptions & {appId: string}, MockOptions & {appId: string}] = [
  {appId: 'YOUR_APP_ID', adminKey: 'YOUR_API_KEY', searchKey: 'YOUR_SEARCH_KEY'},
  {appId: 'OTHER_APP_ID', adminKey: 'OTHER_API_KEY', searchKey: 'OTHER_SEARCH_KEY', state: emptyState()},
];
