/** The published JavaScript clients that programs can run with. */
export type ClientVersion = 'ga' | 'alpha' | 'v4';

/** A sample of a guide that readers can run: a program of the samples folder, up to the end of a region. */
export type RunnableSample = {program: string; region: string; client: ClientVersion};

/** What a button under a sample does. Samples that can't run here show what the same region of another program sends. */
export type SampleStart = RunnableSample & {does: 'run' | 'edit' | 'show'};

/** The search on the home page, and whose application it is for. */
export type FilmSearchStart = {does: 'search'; appId: string; searchKey: string};

/** What marked elements start in the page. The migration assistant needs to know nothing. */
export type RunStart = SampleStart | FilmSearchStart | {does: 'migrate'};

/** Where a program of the samples folder is published. */
export function programPath(program: string): string {
  return `/samples/${program}.txt`;
}
