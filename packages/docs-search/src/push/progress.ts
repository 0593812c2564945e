/** What a push does, in this order. */
export type Step = 'start' | 'settings' | 'records' | 'wait' | 'check' | 'move' | 'confirm';

/** How far a step is: reported when it begins, with 0 done, and when it gets on. */
export type Progress = {step: Step; done: number; total: number};
