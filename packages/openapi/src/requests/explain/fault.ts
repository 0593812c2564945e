/** Something that is wrong with a request, in words for its author. Names and code are between backticks. */
export type Fault = {
  /** Place in the request: `/body/events/0/eventName`, `/query/limit`. A missing field has the place where it should be. */
  pointer: string;
  message: string;
  /** The likely fix. */
  suggestion?: string;
  /** Set when the name of the field is wrong and not its value. */
  about?: 'name';
  /** Where the document describes what is wrong: places in the document, the most precise first. */
  described: string[];
};
