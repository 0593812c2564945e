// Hooks of Node's module loader, in a thread of their own.
const samples = new URL('../package.json', import.meta.url).href;
let isAlpha = false;

export function initialize({version}) {
  isAlpha = version === 'alpha';
}

/** Of the pre-release, `algoliasearch` has another name in node_modules, and its parts lie inside of it. */
export async function resolve(specifier, context, next) {
  if (specifier === 'algoliasearch' || specifier.startsWith('algoliasearch/')) {
    return next(isAlpha ? specifier.replace('algoliasearch', 'algoliasearch-alpha') : specifier, {
      ...context,
      parentURL: samples,
    });
  }
  const isOfSample = context.parentURL?.endsWith('.ts');
  if (!specifier.startsWith('@algolia/') || !isOfSample) return next(specifier, context);
  const parent = isAlpha ? await next('algoliasearch-alpha', {...context, parentURL: samples}) : {url: samples};
  return next(specifier, {...context, parentURL: parent.url});
}
