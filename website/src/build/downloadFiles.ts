/** Programs that readers download: the mock of all APIs, the command that migrates code, and the documentation for agents. */
export const mockFile = 'mock-api.mjs';
export const migrateFile = 'migrate-algoliasearch.mjs';
export const agentsFile = 'docs-mcp.mjs';
