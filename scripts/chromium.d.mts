export function findChromium(): string;
export function findShell(): string;
