/** The components that pages may use without an import; mdxComponents.ts has them. The build of pages knows them by name alone. */
export const pageComponents = [
  'Diagram',
  'FilterRows',
  'MigrationAssistant',
  'SampleBlock',
  'SampleNotes',
  'TabItem',
  'Tabs',
] as const;
