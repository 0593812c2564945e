/** What the page of a reference tells behaviour: which API it is of, where that starts, and where the rules for its requests are. */
export type ReferenceStart = {name: string; route: string; contract: string};
