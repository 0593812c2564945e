/** What a value is part of: requests have no read-only fields, and responses no write-only ones. */
export type ExampleUse = 'request' | 'response';
