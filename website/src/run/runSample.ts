import type {RunnableSample, RunStart} from '../runStart.ts';
import {loadProgram} from './loadProgram.ts';
import {runCurl} from './runCurl.ts';
import {runProgram} from './runProgram.ts';
import type {RunState} from './runState.ts';
import {createRunView, type RunView} from './runView.ts';
import {createSampleEditor, type SampleEditor} from './sampleEditor.ts';

/** A sample on the page that was run or edited. */
type OpenedSample = {view: RunView; editor?: SampleEditor | undefined; stop?: () => void};

const opened = new WeakMap<HTMLElement, OpenedSample>();

/** Runs a sample, opens it in an editor, or shows what it sends. `place` is where its output goes. */
export async function runSample(start: RunStart, place: HTMLElement): Promise<void> {
  const program = await loadProgram(start);
  const sample = opened.get(place) ?? {view: createRunView(place, () => sample.stop?.())};
  opened.set(place, sample);
  const run = (source: string): void => {
    sample.stop?.();
    sample.stop = runWith(start, source, (state) => sample.view.show(state, start));
  };
  if (start.does === 'edit') sample.editor ??= createSampleEditor(place, program, {run, close: () => delete sample.editor});
  else run(sample.editor?.read() ?? program.source);
}

function runWith({program, client}: RunnableSample, source: string, show: (state: RunState) => void): () => void {
  return program.endsWith('.sh') ? runCurl(source, show) : runProgram(source, client, show);
}
