import type {RunnableSample, SampleStart} from '../runStart.ts';
import {loadProgram} from './loadProgram.ts';
import {runCurl} from './runCurl.ts';
import {runProgram} from './runProgram.ts';
import type {RunState} from './runState.ts';
import {createRunView} from './runView.ts';
import {createSampleEditor, type SampleEditor} from './sampleEditor.ts';

/** A sample on the page that was run or edited. */
type OpenedSample = {run: (source: string) => void; editor?: SampleEditor | undefined};

const opened = new WeakMap<HTMLElement, OpenedSample>();

/** Runs a sample, opens it in an editor, or shows what it sends. `place` is where all of it goes. */
export async function runSample(start: SampleStart, place: HTMLElement): Promise<void> {
  const program = await loadProgram(start);
  // The reader may have left the page meanwhile.
  if (!place.isConnected) return;
  const sample = opened.get(place) ?? openSample(start, place);
  opened.set(place, sample);
  if (start.does !== 'edit') return sample.run(sample.editor?.read() ?? program.source);
  sample.editor ??= createSampleEditor(place, program, {run: sample.run, close: () => delete sample.editor});
  sample.editor.focus();
}

function openSample(start: SampleStart, place: HTMLElement): OpenedSample {
  // What an earlier try has left: that it couldn't be loaded.
  place.replaceChildren();
  let stop = (): void => {};
  let replace = (): void => {};
  const view = createRunView(place, start, () => stop());
  const run = (source: string): void => {
    replace();
    let isShown = true;
    stop = runWith(start, source, (state) => {
      if (!isShown) return;
      if (place.isConnected) return view.show(state);
      // The reader has left the page.
      replace();
    });
    const end = stop;
    /** Nobody needs to hear of a run that isn't wanted any more. */
    replace = () => {
      isShown = false;
      end();
    };
  };
  return {run};
}

function runWith({program, client}: RunnableSample, source: string, show: (state: RunState) => void): () => void {
  return program.endsWith('.sh') ? runCurl(source, show) : runProgram(source, client, show);
}
