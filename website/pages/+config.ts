import type {Config} from 'vike/types';

// HTML only: pages are rendered once, in the build, and never hydrated.
export default {
  prerender: {noExtraDir: true},
  clientRouting: false,
  meta: {Page: {env: {server: true, client: false}}},
} satisfies Config;
