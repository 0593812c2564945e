import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../docs/clients');
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));

/** What of a page has marks: nothing, or the headings of the sections that have. */
function listDifferences(file: string): string[] {
  const sections = readFileSync(path.join(folder, file), 'utf8').split(/^(?=## )/m);
  return sections.flatMap((section) => {
    const [, title = 'start'] = /^## (?:<Only[^>]*>)?(.+)$/m.exec(section) ?? [];
    return section.includes('<Only ') ? [title] : [];
  });
}

it('lists what differs between the pre-release and version 5', () => {
  const shared = files.filter((file) => !file.endsWith('.5.mdx')).sort();
  const list = shared.map((file) =>
    files.includes(file.replace('.mdx', '.5.mdx')) ? [file, 'another page'] : [file, ...listDifferences(file)],
  );
  expect(Object.fromEntries(list.map(([file = '', ...what]) => [file, what.join(' · ')]))).toMatchInlineSnapshot(`
    {
      "guides/copy-index-to-another-application.mdx": "start · What you need · Create two clients · 1. Check that the name is free · 2. Copy the settings · 3. Copy the rules · 4. Copy the synonyms · 5. Copy the records · 7. Compare · What can go wrong · Limits",
      "guides/copy-or-move-index.mdx": "What you need · Copy · Copy or move · Copy parts of an index · Rename an index · Replace all records · Replicas · What can go wrong · Limits",
      "guides/customized-client-usage.mdx": "another page",
      "guides/filtering-your-search.mdx": "What you need · Declare the attributes to filter by · Filter by one value · Combine conditions · Filter by numbers · Filters as lists · Catch an invalid filter · What can go wrong · Limits",
      "guides/retrieving-facets.mdx": "What you need · Get the counts · Get all facets · Limit and sort the values · Search facet values · Get counts when people can select several values · What can go wrong · Limits",
      "guides/send-data-to-algolia.mdx": "What you need · Send a batch · Change and delete records · Send many records · What can go wrong · Limits · Next",
      "guides/wait-for-a-task-to-finish.mdx": "What you need · How it works · When to wait · Set the retries and delays · Out of retries · What can go wrong · Limits",
      "guides/wait-for-api-key-to-be-valid.mdx": "What you need · Add a key · Change a key · Delete a key · Check the key · Set the retries and delays · What can go wrong · Limits",
      "installation.mdx": "another page",
      "introduction.mdx": "start · Install a client · Guides · Which client for which API · Where the code lives",
      "migration-guides/index.mdx": "start · What changes, most work first · Changes in all three languages · Who should migrate now",
      "migration-guides/java.mdx": "another page",
      "migration-guides/javascript.mdx": "start · Before you start · 1. Install version 5 alongside version 4 · 2. Create the client · 3. Migrate the calls that read · 4. Migrate the calls that write · 5. Replace every wait · 6. Replace the missing helpers · 6. Change the helpers · 7. Move A/B tests to their own client · 8. Catch errors by class · 9. Rename the options · 10. Test, then remove version 4 · Behaviour changes · What can go wrong · Checklist · From old call to new call · Next",
      "migration-guides/php.mdx": "start · Before you start · 1. Install version 4 on a branch · 2. Create the client · 3. Migrate the calls that read · 4. Migrate the calls that write · 5. Replace every wait · 6. Replace the missing helpers · 6. Move the helpers · 8. Check what you catch · 9. Move the options · Behaviour changes · What can go wrong · Checklist · From old call to new call",
      "use-with-an-agent.mdx": "",
    }
  `);
  expect(files.filter((file) => file.endsWith('.5.mdx') && !files.includes(file.replace('.5.mdx', '.mdx'))).sort())
    .toMatchInlineSnapshot(`
    [
      "guides/in-the-browser-and-on-the-edge.5.mdx",
      "guides/search-and-paginate.5.mdx",
      "guides/secured-api-keys.5.mdx",
      "migration-guides/from-the-pre-release.5.mdx",
    ]
  `);
});
