// Hooks of Node's module loader, in a thread of their own.
const samples = new URL('../package.json', import.meta.url).href;

/** What the version is called in node_modules, where it is not `algoliasearch`. */
let alias;

export function initialize({client}) {
  alias = client === 'algoliasearch' ? undefined : client;
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
