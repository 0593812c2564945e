/** Text within a token. A name has its type. */
export type CodePart = {text: string; type?: string};
export type CodeToken = {className?: string; parts: CodePart[]};

/** A line of highlighted code as plain data: in a page's compiled text, an element for each token took longer than the text itself. */
export type CodeLine = {tokens: CodeToken[]; isMarked?: boolean};
