import { useCallback, useEffect, useMemo, useState } from "react";
import algoliasearch, { SearchClient } from "algoliasearch";
import type { Hit, SearchResponse } from "@algolia/client-search";

type Product = { name: string; price: number };

type Options = {
  appId: string;
  apiKey: string;
  indexName: string;
  filters?: string;
};

export function useProductSearch({
  appId,
  apiKey,
  indexName,
  filters,
}: Options) {
  const client: SearchClient = useMemo(
    () => algoliasearch(appId, apiKey),
    [appId, apiKey],
  );
  const index = useMemo(() => client.initIndex(indexName), [client, indexName]);

  const [query, setQuery] = useState("");
  const [hits, setHits] = useState<Hit<Product>[]>([]);
  const [pages, setPages] = useState(0);

  useEffect(() => {
    let cancelled = false;
    index
      .search<Product>(query, { filters, hitsPerPage: 20 })
      .then((res: SearchResponse<Product>) => {
        if (cancelled) return;
        setHits(res.hits);
        setPages(res.nbPages);
      })
      .catch(console.error);
    return () => {
      cancelled = true;
    };
  }, [index, query, filters]);

  const loadBrands = useCallback(
    async (text: string) => {
      const { facetHits } = await index.searchForFacetValues("brand", text);
      return facetHits.map(({ value }) => value);
    },
    [index],
  );

  return { query, setQuery, hits, pages, loadBrands };
}

export function ProductSearch(props: Options) {
  const { query, setQuery, hits } = useProductSearch(props);
  return (
    <>
      <input value={query} onChange={(e) => setQuery(e.target.value)} />
      {hits.map((hit) => (
        <p key={hit.objectID}>{hit.name}</p>
      ))}
    </>
  );
}
