import algoliasearch from "algoliasearch";
import type { SearchClient, SearchIndex } from "algoliasearch";
import type { Hit, SearchResponse, Settings } from "@algolia/client-search";

export interface Book {
  isbn: string;
  title: string;
  authors: string[];
  year?: number;
}
export interface Author {
  id: string;
  name: string;
  born?: number;
}

type IndexKey = "books" | "authors";

const SETTINGS: Record<IndexKey, Settings> = {
  books: {
    searchableAttributes: ["title", "authors"],
    attributesForFaceting: ["authors", "year"],
  },
  authors: { searchableAttributes: ["name"] },
};

export class CatalogRepository {
  private client: SearchClient;
  private indices: Record<IndexKey, SearchIndex>;

  constructor(appId: string, apiKey: string, prefix = "prod") {
    this.client = algoliasearch(appId, apiKey, {
      headers: { "x-team": "catalog" },
    });
    this.indices = {
      books: this.client.initIndex(`${prefix}_books`),
      authors: this.client.initIndex(`${prefix}_authors`),
    };
  }

  async configure(): Promise<void> {
    for (const key of Object.keys(SETTINGS) as IndexKey[]) {
      await this.indices[key]
        .setSettings(SETTINGS[key], { forwardToReplicas: true })
        .wait();
    }
  }

  searchBooks(query: string, year?: number): Promise<SearchResponse<Book>> {
    return this.indices.books.search<Book>(
      query,
      year === undefined ? {} : { numericFilters: [`year=${year}`] },
    );
  }

  async author(id: string): Promise<Author> {
    return this.indices.authors.getObject<Author>(id);
  }

  async addBook(book: Book, author: Author): Promise<string[]> {
    const { objectIDs } = await this.client
      .multipleBatch([
        {
          action: "updateObject",
          indexName: this.indices.books.indexName,
          body: { objectID: book.isbn, ...book },
        },
        {
          action: "updateObject",
          indexName: this.indices.authors.indexName,
          body: { objectID: author.id, ...author },
        },
      ])
      .wait();
    return objectIDs;
  }

  async removeAuthor(id: string) {
    await this.indices.authors.deleteObject(id);
    const { taskID } = await this.indices.books.deleteBy({
      facetFilters: [`authors:${id}`],
    });
    await this.indices.books.waitTask(taskID);
  }

  async all(): Promise<Hit<Book>[]> {
    let books: Hit<Book>[] = [];
    await this.indices.books.browseObjects<Book>({
      batch: (batch) => {
        books = books.concat(batch as Hit<Book>[]);
      },
    });
    return books;
  }

  async synonyms(words: string[]) {
    return this.indices.books
      .saveSynonym({
        objectID: words.join("-"),
        type: "synonym",
        synonyms: words,
      })
      .wait();
  }

  async firstBefore(year: number) {
    return this.indices.books.findObject<Book>(
      (book) => (book.year ?? 0) < year,
      { query: "", paginate: true },
    );
  }
}
