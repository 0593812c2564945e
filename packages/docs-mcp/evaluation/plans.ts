import type {Task, TaskKind, ToolArguments} from './tasks/task.ts';

/** Calls a tool and returns the text of its response. */
export type Ask = (tool: string, given: ToolArguments) => Promise<string>;

/** What an agent does for a task, without thinking: it only knows what the task gives and what earlier responses said. */
export type Plan = (task: Task, ask: Ask) => Promise<void>;

/** How much is read of what a search finds. An agent would choose by the titles: the script reads on instead. */
const most = {sectionsOfCode: 3, sectionsOfFacts: 2, sectionsOfErrors: 1, operations: 2};
/** The area of the search in which code is explained. */
const guides = 'Guides';

/** One plan per kind. None reads a whole page, and none knows a task. */
export const plans: Record<TaskKind, Plan> = {
  'how-to': (task, ask) => searchAndRead(task, {area: guides}, most.sectionsOfCode, ask),
  call: findAndLookUp,
  refused: checkAndLookUp,
  error: explainAndRead,
  migrate: async ({given = {}}, ask) => {
    await ask('migrate_code', given);
  },
  lookup: async (task, ask) => {
    await searchAndRead(task, {}, most.sectionsOfFacts, ask);
    await findAndLookUp(task, ask);
  },
};

async function searchAndRead(task: Task, limits: ToolArguments, amount: number, ask: Ask): Promise<void> {
  const {question, words = question, given} = task;
  const found = await ask('search_docs', {query: words, ...limits});
  const sections = listSections(found).filter((page) => !isForOthers(page, given?.language));
  for (const page of sections.slice(0, amount)) await ask('read_page', {page, ...given});
}

async function findAndLookUp({question, words = question}: Task, ask: Ask): Promise<void> {
  const found = await ask('find_operations', {query: words});
  for (const named of listOperations(found).slice(0, most.operations)) await ask('get_operation', named);
}

/** Without a hint which operation was meant, its path has to do. */
async function checkAndLookUp(task: Task, ask: Ask): Promise<void> {
  const {given = {}, question} = task;
  const hint = readHint(await ask('check_request', given), 'get_operation');
  if (hint) await ask('get_operation', hint);
  else await findAndLookUp({...task, words: typeof given.path === 'string' ? given.path : question}, ask);
}

async function explainAndRead({given = {}}: Task, ask: Ask): Promise<void> {
  const explained = await ask('get_error', given);
  for (const page of listSections(explained).slice(0, most.sectionsOfErrors)) await ask('read_page', {page});
}

/** The sections that a response lists, each on a line of its own. A page without a hash is a whole page: nobody reads it. */
export function listSections(response: string): string[] {
  return [...response.matchAll(/^\s+(\/\S+#\S+)$/gm)].map(([, address = '']) => address);
}

/** Some pages are for one language: their path ends in it. */
function isForOthers(page: string, language: unknown): boolean {
  const [, own] = /\/(javascript|php|java)#/.exec(page) ?? [];
  return language !== undefined && own !== undefined && own !== language;
}

/** The operations that a response lists: "search: saveObject: POST /1/indexes/{indexName} – …". */
export function listOperations(response: string): {api: string; operation: string}[] {
  const lines = response.matchAll(/^([\w-]+): (\w+): (?:GET|POST|PUT|PATCH|DELETE) \//gm);
  return [...lines].map(([, api = '', operation = '']) => ({api, operation}));
}

/** The arguments that a response suggests for another tool: `get_operation {"operation": "batch"}`. One that leaves out some isn't meant. */
export function readHint(response: string, tool: string): ToolArguments | undefined {
  const [, json] = new RegExp(`\\b${tool} (\\{[^{}…]*\\})`).exec(response) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as ToolArguments);
}
