import type {Raw} from '../document/rawDocument.ts';
import type {PageFacts} from '../page/pageFacts.ts';

/** A reference as it was made, beside the document that it was made of. */
export type Made = {
  /** As it was written; undefined where it could only be read by our own loader. */
  root: Raw | undefined;
  pages: PageFacts[];
  /** Paths of the files beside the pages. */
  files: Set<string>;
  /** What every page has that does something. */
  frame: Set<string>;
};

/** Finds what is wrong; each as a sentence that says where. */
export type Check = (made: Made) => string[];
