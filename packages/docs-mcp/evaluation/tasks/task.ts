/** What an agent is asked, and how to tell a right answer. */
export type Task = {
  id: string;
  kind: TaskKind;
  /** As a developer asks it, without the words of our headings. */
  question: string;
  /**
   * What an agent types into a search after it has read the question: nobody sends a whole story. Don't adapt them to what they find.
   * The evaluation also runs with the question itself in their place.
   */
  words?: string;
  /** What the developer has besides the question, as arguments of the tool that takes it: a language, a request, an error, a program. */
  given?: ToolArguments;
  needs: Need[];
};

/** Every kind has one plan: see plans.ts. */
export type TaskKind = 'how-to' | 'call' | 'refused' | 'error' | 'migrate' | 'lookup';

/** A fact that a right answer has to contain. */
export type Need = {name: string; pattern: RegExp};

export type ToolArguments = Record<string, unknown>;
