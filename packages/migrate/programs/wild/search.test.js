import algoliasearch from 'algoliasearch';
import { findArticles, publish } from './articles';

jest.mock('algoliasearch');

describe('articles', () => {
  const search = jest.fn();
  const saveObject = jest.fn(() => ({ wait: () => Promise.resolve({ objectID: '1', taskID: 7 }) }));
  const initIndex = jest.fn(() => ({ search, saveObject }));

  beforeEach(() => {
    algoliasearch.mockReturnValue({ initIndex });
    search.mockReset();
  });

  it('searches the index of articles', async () => {
    search.mockResolvedValue({ hits: [{ objectID: '1', title: 'Hello' }], nbHits: 1 });
    await expect(findArticles('hello')).resolves.toEqual(['Hello']);
    expect(initIndex).toHaveBeenCalledWith('articles');
    expect(search).toHaveBeenCalledWith('hello', { hitsPerPage: 10 });
  });

  it('waits until an article is published', async () => {
    await publish({ id: '1', title: 'Hello' });
    expect(saveObject).toHaveBeenCalledTimes(1);
  });

  it('works against a real application', async () => {
    if (!process.env.ALGOLIA_APP_ID) return;
    const real = jest.requireActual('algoliasearch');
    const index = real(process.env.ALGOLIA_APP_ID, process.env.ALGOLIA_KEY).initIndex(
      `test_${Date.now()}`,
    );
    await index.saveObjects([{ objectID: 'a' }]).wait();
    expect((await index.search('')).nbHits).toBe(1);
    await index.delete().wait();
  });
});
