/** The languages that the migration assistant reads. The first ending is the one that pasted code gets. */
export const migrationLanguages = [
  {label: 'JavaScript', endings: ['js', 'jsx', 'mjs', 'cjs']},
  {label: 'TypeScript', endings: ['ts', 'mts', 'cts']},
  {label: 'TSX', endings: ['tsx']},
  {label: 'Vue', endings: ['vue']},
  {label: 'Svelte', endings: ['svelte']},
] as const;
