/** What the driver of a browser can do. Input has the same form in WebDriver and in WebDriver BiDi. */
export type Driver = {
  /** Loads a page, and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** The value of an expression in the page, as JSON carries it. Works with scripts turned off, too. */
  evaluate: (expression: string) => Promise<unknown>;
  perform: (input: InputSource) => Promise<void>;
  quit: () => Promise<void>;
};

export type InputSource =
  | {type: 'key'; id: string; actions: {type: 'keyDown' | 'keyUp'; value: string}[]}
  | {type: 'pointer'; id: string; actions: PointerAction[]};

type PointerAction = {type: 'pointerMove'; x: number; y: number} | {type: 'pointerDown' | 'pointerUp'; button: number};

export type Browser<Kind extends Driver = Driver> = {
  title: string;
  /** The folder of the site that this browser is given. */
  prepareSite: () => string;
  /** `report` is told of errors in the console, where the driver knows of them. */
  start: (options: {hasScripts: boolean; report: (error: string) => void}) => Promise<Kind>;
};

/** Wide enough for the sidebar and the table of contents. */
export const windowSize = {width: 1400, height: 900};
