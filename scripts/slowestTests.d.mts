type Spec = {title: string; tests: {results: {duration: number}[]}[]};
type Suite = {title: string; specs?: Spec[]; suites?: Suite[]};

export function listSlowest(report: {suites: Suite[]}, count: number): string[];
