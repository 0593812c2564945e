export const root: string;
export function run(command: string, args: string[], message: string, cwd?: string): void;
