import {expect, it} from 'vitest';
import {handlers} from './handlers.ts';
import {loadHandlers} from './loadHandlers.ts';

it.each(Object.keys(handlers))('loads the handlers of %s that Node has', async (api) => {
  expect(await loadHandlers(api)).toBe(handlers[api]);
});

it('has none for an API that only responds with its examples', async () => {
  expect(await loadHandlers('analytics')).toEqual({});
});
