// Hooks of Node's module loader, in a thread of their own.
const samples = new URL('../package.json', import.meta.url).href;

/** What the versions are called in node_modules, where it is not `algoliasearch`. */
const aliases = {v4: 'algoliasearch-v4', alpha: 'algoliasearch-alpha'};
let alias;

export function initialize({version}) {
  alias = aliases[version];
}

/** Of an older version, `algoliasearch` has another name in node_modules, and its parts lie inside of it. */
export async function resolve(specifier, context, next) {
  if (specifier === 'algoliasearch' || specifier.startsWith('algoliasearch/')) {
    return next(alias ? specifier.replace('algoliasearch', alias) : specifier, {...context, parentURL: samples});
  }
  const isOfSample = context.parentURL?.endsWith('.ts');
  if (!specifier.startsWith('@algolia/') || !isOfSample) return next(specifier, context);
  const parent = alias ? await next(alias, {...context, parentURL: samples}) : {url: samples};
  return next(specifier, {...context, parentURL: parent.url});
}
