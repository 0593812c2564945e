export type Program = {title: string; names: string[]; packages: string[]};
export function findProgram(program: Program): string;
export function findOnPath(names: string[]): string | undefined;
export function installWithApt(program: Program): string | undefined;
