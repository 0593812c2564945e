import Link from 'next/link';
import type { GetServerSideProps } from 'next';
import algoliasearch from 'algoliasearch/lite';
import { InstantSearch, SearchBox, Hits, Configure } from 'react-instantsearch';
import fullClient from 'algoliasearch';

const searchClient = algoliasearch('J1P4W2QX0Z', '5c2e8f0a9b7d6e4f3a1b0c9d8e7f6a5b');

interface Product {
  name: string;
  price: number;
  brand?: string;
}

interface Props {
  category: string;
  products: (Product & { objectID: string })[];
  total: number;
}

export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query }) => {
  const category = String(params?.category ?? '');
  const page = Number(query.page ?? 0);

  const index = fullClient(process.env.ALGOLIA_APP_ID!, process.env.ALGOLIA_SEARCH_KEY!).initIndex(
    'products',
  );
  const { hits, nbHits } = await index.search<Product>('', {
    facetFilters: [`category:${category}`],
    page,
    hitsPerPage: 24,
    attributesToRetrieve: ['name', 'price', 'brand'],
    attributesToHighlight: [],
  });

  if (nbHits === 0) return { notFound: true };
  return {
    props: {
      category,
      products: hits.map(({ objectID, name, price, brand }) => ({ objectID, name, price, brand })),
      total: nbHits,
    },
  };
};

export default function CategoryPage({ category, products, total }: Props) {
  return (
    <InstantSearch searchClient={searchClient} indexName="products">
      <Configure filters={`category:${category}`} />
      <h1>
        {category} <small>({total})</small>
      </h1>
      <SearchBox placeholder="Search…" />
      <ul>
        {products.map((product) => (
          <li key={product.objectID}>
            <Link href={`/p/${product.objectID}`}>{product.name}</Link>{' '}
            {/* price incl. VAT */ product.price}
          </li>
        ))}
      </ul>
      <Hits />
    </InstantSearch>
  );
}
