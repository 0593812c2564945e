/** What tests leave in the window of a page, to read it later. */
interface Window {
  attacked?: unknown;
  axe: typeof import('axe-core');
  contrastKinds: Map<string, Element[]>;
  /** The links that axe is to look at, by their look. */
  linkLooks: Map<string, Element>;
  durations: Record<string, number>;
  focusWalk: {faults: string[]; isOver: boolean};
  firstTheme?: string;
  isLaidOut?: boolean;
  repair: () => void;
  seen: {after: number; kind: string}[];
  shifts: number[];
}

/** Chromium's, which TypeScript does not know. */
interface PerformanceEntry {
  readonly value?: number;
}
