import {useRef, useState} from 'react';
import type {MockKey} from '../mock/mockCall.ts';
import type {Preparation} from '../layer/run/preparations.ts';
import type {ResponseView} from './ResponseView.tsx';
import type {RunnableRequest, RunResponse, TaskState} from '../layer/run/runnableRequest.ts';

export type RunState =
  | {kind: 'none'}
  | {kind: 'running'}
  | {kind: 'failed'; message: string}
  | {
      kind: 'done';
      response: RunResponse;
      task?: TaskState | undefined;
      preparation?: Preparation | undefined;
      /** Loaded with the first run: readers who only check a request don't need it. */
      View: typeof ResponseView;
    };

/** `prepared` is done before the request itself. */
export type Run = {state: RunState; keys: MockKey[]; run: (key: string, prepared?: Preparation) => Promise<void>};

/** Keys that were there after the last run, of whatever operation. */
let knownKeys: MockKey[] = [];

const loadRun = (): Promise<typeof import('./runRequest.ts')> => import('./runRequest.ts');

/** For the moment when a run is likely. A failure shows once it's needed. */
export function preloadRun(): void {
  loadRun().then(
    ({startMock}) => startMock(),
    () => {},
  );
}

/** Runs a request on the mock in this page. What comes after a newer run is dropped. */
export function useRun(runnable: RunnableRequest, announce: (text: string) => void): Run {
  const [state, setState] = useState<RunState>({kind: 'none'});
  const [keys, setKeys] = useState(knownKeys);
  const last = useRef(0);
  const run: Run['run'] = async (key, prepared) => {
    const mine = (last.current += 1);
    const isLast = (): boolean => mine === last.current;
    const show = (next: RunState): void => {
      if (isLast()) setState(next);
    };
    show({kind: 'running'});
    try {
      const {sendRequest, listPreparation, findTask, followTask, wordResponse, ResponseView: View} = await loadRun();
      const response = await sendRequest(runnable, key, prepared);
      knownKeys = response.keys;
      setKeys(knownKeys);
      announce(wordResponse(response));
      const task = findTask(runnable, response);
      show({kind: 'done', response, task, preparation: listPreparation(runnable, response), View});
      if (!task) return;
      const publishedAfter = await followTask(runnable, task, isLast);
      show({kind: 'done', response, task: {...task, publishedAfter}, View});
    } catch (error) {
      show({kind: 'failed', message: error instanceof Error ? error.message : String(error)});
    }
  };
  return {state, keys, run};
}
