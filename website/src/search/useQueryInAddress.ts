import {useEffect, useState} from 'react';

type QueryInAddress = {
  query: string;
  area: string | null;
  ask: (query: string) => void;
  chooseArea: (area: string | null) => void;
};

/** The address follows the typing, but not each letter: browsers refuse too many changes. */
const pause = 300;

/** The question in the input of the page and the chosen area, which are also in the address, so that it can be shared. */
export function useQueryInAddress(input: HTMLInputElement): QueryInAddress {
  const [query, setQuery] = useState(input.value);
  const [area, setArea] = useState(readArea);
  useEffect(() => {
    const read = (): void => setQuery(input.value);
    input.addEventListener('input', read);
    return () => input.removeEventListener('input', read);
  }, [input]);
  useEffect(() => {
    const waiting = setTimeout(() => showInAddress(query, area), pause);
    return () => clearTimeout(waiting);
  }, [query, area]);
  const ask = (text: string): void => {
    writeInto(input, text);
    setQuery(text);
  };
  return {query, area, ask, chooseArea: setArea};
}

function writeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.focus();
}

function readArea(): string | null {
  return new URLSearchParams(location.search).get('area');
}

function showInAddress(query: string, area: string | null): void {
  const params = new URLSearchParams({...(query !== '' && {q: query}), ...(area !== null && {area})});
  const address = params.size > 0 ? `${location.pathname}?${params}` : location.pathname;
  if (address !== location.pathname + location.search) history.replaceState(history.state, '', address);
}
