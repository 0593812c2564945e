import type {CallToolResult, McpServer, ToolAnnotations} from '@modelcontextprotocol/server';
import {z} from 'zod';
import type {MockSession} from '../content/mockSession.ts';
import {ToolFault} from '../content/toolFault.ts';

/** What one connection has of its own. */
export type Connection = {mock: MockSession};

/** Something an agent can ask for. It responds with text: Markdown that is short, and says what to ask next. */
export type Tool<Shape extends z.ZodRawShape> = {
  name: string;
  title: string;
  description: string;
  /** The arguments. Each has a description. */
  input: Shape;
  annotations?: ToolAnnotations;
  run: (given: z.infer<z.ZodObject<Shape>>, connection: Connection) => string | Promise<string>;
};

/** A tool whose arguments only it knows. */
export type AnyTool = {name: string; register: (server: McpServer, connection: Connection) => void};

/** Nothing here changes anything, or asks anybody outside of this machine. */
const readOnly: ToolAnnotations = {readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false};

export function defineTool<Shape extends z.ZodRawShape>(tool: Tool<Shape>): AnyTool {
  const {name, title, description, input, annotations = readOnly, run} = tool;
  // By itself, a schema wouldn't name the arguments that exist.
  const given = z.strictObject(input, {error: (issue) => nameArguments(issue, Object.keys(input))});
  return {
    name,
    register: (server, connection) =>
      void server.registerTool(name, {title, description, inputSchema: given, annotations}, async (args) =>
        respond(() => run(args, connection)),
      ),
  };
}

function nameArguments(issue: {code?: string; keys?: unknown}, names: string[]): string | undefined {
  if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) return undefined;
  return `There is no argument ${issue.keys.map(String).join(', ')}. Arguments: ${names.join(', ')}.`;
}

async function respond(run: () => string | Promise<string>): Promise<CallToolResult> {
  try {
    return {content: [{type: 'text', text: await run()}]};
  } catch (error) {
    const text =
      error instanceof ToolFault ? error.message : `The server failed, and that isn't your call's fault: ${String(error)}`;
    return {content: [{type: 'text', text}], isError: true};
  }
}
