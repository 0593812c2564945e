import type {CheckName} from '../checks/checks.ts';
import type {Stage} from './makeReference.ts';

/**
 * What became of a document. `refused`: an error that names the place. `failed`: any other error. `endless` and `huge`: its process was
 * ended because of the time or the memory that it took.
 */
export type Outcome = 'rendered' | 'refused' | 'failed' | 'endless' | 'huge';

export type DocumentResult = {
  file: string;
  outcome: Outcome;
  /** Why it was not rendered: the stage, and the message. */
  error: string;
  /** Failures of each check: how many, and some of them. */
  failures: Partial<Record<CheckName, {count: number; examples: string[]}>>;
  /** Of all stages, without the checks. */
  seconds: number;
  /** Those of the processor: a busy machine doesn't add to them. */
  processorSeconds: number;
  stages: Partial<Record<Stage, number>>;
  peakMiB: number;
  operations: number;
  pages: number;
  warnings: number;
  htmlBytes: number;
  markdownBytes: number;
  contractBytes: number;
  /** Whether it's as the standard says; only known where it was asked for. */
  isValid?: boolean;
};

export function createResult(file: string, outcome: Outcome, error = ''): DocumentResult {
  return {
    ...{file, outcome, error, failures: {}, seconds: 0, processorSeconds: 0, stages: {}, peakMiB: 0},
    ...{operations: 0, pages: 0, warnings: 0, htmlBytes: 0, markdownBytes: 0, contractBytes: 0},
  };
}
