import type {Fault, PlacedOperation} from '@docs/openapi';
import {createLazyValidator} from './lazyValidator.ts';
import {buildApis, type Documents, isGeneric} from './request/apis.ts';
import {findFaults, readValues} from './request/readChecked.ts';
import {Refusal} from './request/refusal.ts';
import {createRouter, type Route} from './request/router.ts';

/** What a request is, and what is wrong with it. */
export type RequestCheck = {api: string; operation: PlacedOperation; faults: Fault[]};

export type RequestChecker = {
  /** Checks a request without carrying it out. Its path starts with the name of its API, as the mock's do. Throws what can't be read. */
  check: (request: Request) => Promise<RequestCheck>;
  /** The APIs that have an operation for this method and path. Throws for a path that can't be read. */
  findApis: (method: string, pathname: string) => string[];
};

/** Reads and checks requests as the mock does. */
export function createRequestChecker(documents: Documents): RequestChecker {
  const apis = buildApis(documents, {createValidate: createLazyValidator, handlers: {}});
  const route = createRouter(apis);
  return {
    async check(request) {
      const {pathname, searchParams} = new URL(request.url);
      const found = route(request.method, pathname);
      const faults = findFaults(found, await readValues(found, request, searchParams));
      return {api: found.api.name, operation: found.operation.placed, faults};
    },
    findApis: (method, pathname) =>
      apis.map(({name}) => name).filter((name) => answers(() => route(method, `/${name}${pathname}`))),
  };
}

/** Whether an operation answers. The generic ones don't count: every API has them, and they take any path. */
function answers(findRoute: () => Route): boolean {
  try {
    return !isGeneric(findRoute().operation);
  } catch (error) {
    if (error instanceof Refusal && (error.status === 404 || error.status === 405)) return false;
    throw error;
  }
}
