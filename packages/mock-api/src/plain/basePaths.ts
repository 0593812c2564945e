import {listOperations, type OpenApiDocument, type Server} from '@docs/openapi';

/** The paths before those of operations: the mock's own, alone or with that of a server, longest first. */
export function listBasePaths(document: OpenApiDocument, basePath: string): string[] {
  const servers = [...(document.servers ?? []), ...listOperations(document).flatMap((operation) => operation.servers ?? [])];
  const own = basePath.replace(/\/+$/, '');
  return [...new Set([...servers.map((server) => own + readServerPath(server)), own])].sort((a, b) => b.length - a.length);
}

/** The path of a server's address, without a slash at its end. */
function readServerPath({url, variables = {}}: Server): string {
  const filled = url.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name]?.default ?? '') : '',
  );
  try {
    return new URL(filled, 'http://localhost').pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}
