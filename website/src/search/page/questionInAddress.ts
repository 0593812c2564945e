/** What is asked on the search page. It is in the address, so that it can be shared. */
export type Question = {query: string; area: string | null};

/** The address follows the typing, but not each letter: browsers refuse too many changes. */
const pause = 300;

export function readQuestion(): Question {
  const params = new URLSearchParams(location.search);
  return {query: params.get('q') ?? '', area: params.get('area')};
}

/** Returns how to show a question in the address, as long as the address is that of the page. */
export function createAddressWriter(isShown: () => boolean): (question: Question) => void {
  let waiting: number | undefined;
  return (question) => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => isShown() && writeQuestion(question), pause);
  };
}

function writeQuestion({query, area}: Question): void {
  const params = new URLSearchParams({...(query !== '' && {q: query}), ...(area !== null && {area})});
  const address = params.size > 0 ? `${location.pathname}?${params}` : location.pathname;
  if (address !== location.pathname + location.search) history.replaceState(history.state, '', address);
}
