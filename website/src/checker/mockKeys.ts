import {defaultCredentials} from '@docs/mock-api/browser';

/** The application of the mock, and the keys that it starts with. */
export const {appId, adminKey, searchKey} = defaultCredentials;
