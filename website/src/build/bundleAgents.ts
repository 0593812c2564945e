import type {DocsContent} from '@docs/docs-mcp';
import {bundleProgram} from './bundleProgram.ts';
import {agentsFile} from './downloadFiles.ts';

/** Stands for the content, which changes more often than the code. */
const contentMark = 'CONTENT_OF_THE_DOCUMENTATION';

/** The documentation for agents as one file, without the documentation. */
export function bundleAgents(): Promise<string> {
  return bundleProgram(
    agentsFile,
    `import {runDocsMcp} from '@docs/docs-mcp/run';
await runDocsMcp({command: 'node ${agentsFile}', loadContent: () => JSON.parse('${contentMark}')});
`,
  );
}

/** The program with its content inside. */
export function addContent(program: string, content: DocsContent): string {
  const [before = '', after] = program.split(new RegExp(`["'\`]${contentMark}["'\`]`));
  if (after === undefined) throw new Error(`${agentsFile} has no place for its content.`);
  return `${before}${JSON.stringify(JSON.stringify(content))}${after}`;
}
