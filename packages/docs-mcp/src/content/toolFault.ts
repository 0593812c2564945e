/** Why something can't be done, in words that an agent can act on: what, what else there is, what to do. */
export class ToolFault extends Error {}
