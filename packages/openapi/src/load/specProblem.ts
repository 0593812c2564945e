/** Something wrong with a spec, and where. */
export type SpecProblem = {
  file: string;
  line: number;
  /** Place in that file, as a JSON pointer. */
  pointer: string;
  message: string;
};

export function formatProblems(problems: SpecProblem[], folder: string): string {
  const lines = problems.map(
    ({file, line, pointer, message}) => `${file.replace(`${folder}/`, '')}:${line} ${pointer || '/'}\n  ${message}`,
  );
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n${lines.join('\n')}`;
}

/** Carries all problems of a spec. */
export class SpecError extends Error {
  constructor(
    readonly problems: SpecProblem[],
    folder: string,
    options?: ErrorOptions,
  ) {
    super(formatProblems(problems, folder), options);
    this.name = 'SpecError';
  }
}
