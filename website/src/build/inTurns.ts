/** More at once than there are threads to do it gain nothing, and each takes megabytes. */
const atOnce = 8;

/** Does the same with each of many, some at a time, and gives the results in their order. */
export async function inTurns<Item, Result>(items: Iterable<Item>, run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items].entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({length: atOnce}, work));
  return results;
}
