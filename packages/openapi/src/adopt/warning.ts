/** Something that isn't as the standard says, where, and how it was read. */
export type Warning = {pointer: string; message: string};

/** Tells a warning about an object, or about a place in it. */
export type Report = (message: string, way?: string) => void;

/** Tells a warning about a keyword of a schema. */
export type ReportKeyword = (keyword: string, message: string) => void;
