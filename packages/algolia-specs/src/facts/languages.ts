export type LanguageName = 'javascript' | 'php' | 'java' | 'curl';

/** How a language is called, how its files end, and what highlights them. */
type Language = {name: LanguageName; label: string; extension: string; grammar: string};

/** The languages of samples, in the order of their tabs. */
export const languages: Language[] = [
  {name: 'javascript', label: 'JavaScript', extension: '.ts', grammar: 'ts'},
  {name: 'php', label: 'PHP', extension: '.php', grammar: 'php'},
  {name: 'java', label: 'Java', extension: '.java', grammar: 'java'},
  {name: 'curl', label: 'cURL', extension: '.sh', grammar: 'bash'},
];
