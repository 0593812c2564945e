import {NetworkError, ServerError} from '../browser/navigation/loadFailure.ts';
import {cutProgram, type CutProgram} from '../markdown/sampleRegions.ts';
import {programPath, type RunnableSample} from '../runStart.ts';
import {sitePath} from '../sitePath.ts';

const loaded = new Map<string, string>();

/** The program of a sample, from its start to the end of what the page shows. */
export async function loadProgram({program, region}: RunnableSample): Promise<CutProgram> {
  const source = loaded.get(program) ?? (await fetchProgram(sitePath(programPath(program))));
  loaded.set(program, source);
  return cutProgram(source, region, program);
}

async function fetchProgram(path: string): Promise<string> {
  const response = await fetch(path).catch((error: unknown) => {
    throw new NetworkError(path, {cause: error});
  });
  if (!response.ok) throw new ServerError(`The server responded with ${response.status}`);
  return response.text();
}
