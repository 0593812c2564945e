/** Programs that readers download: the mock of all APIs, and the command that migrates code. */
export const mockFile = 'mock-api.mjs';
export const migrateFile = 'migrate-algoliasearch.mjs';
