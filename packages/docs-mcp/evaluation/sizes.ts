import type {ToolCall} from './score.ts';

export type ToolSize = {tool: string; responses: number; errors: number; median: number; high: number; largest: number};

/** An estimate: models cut text differently, and English has about four characters per token. */
const charactersPerToken = 4;

/** The sizes of every tool's responses, in tokens. A tool that nobody called is listed, too. */
export function measureSizes(tools: string[], calls: ToolCall[]): ToolSize[] {
  return tools.map((tool) => {
    const own = calls.filter((call) => call.tool === tool);
    const tokens = own.map(({text}) => text.length / charactersPerToken);
    return {
      tool,
      responses: own.length,
      errors: own.filter(({isError}) => isError).length,
      median: percentile(tokens, 0.5),
      high: percentile(tokens, 0.95),
      largest: Math.max(0, ...tokens),
    };
  });
}

/** The smallest value that is at least as large as this share of all. Of nothing it's 0. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
