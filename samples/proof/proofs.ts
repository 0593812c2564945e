import {z} from 'zod';

/** The file in the samples folder that says what was found out about each program. Not part of the repository. */
export const proofsFile = '.proofs.json';

/** A name in a program and its type. Lines count from 1, columns from 0. */
const typeNote = z.object({line: z.number(), from: z.number(), to: z.number(), name: z.string(), text: z.string()});

export const typeNotes = z.array(typeNote);

/**
 * What is known of a program: the hash of the text that was checked, what was checked, and the types of names in it. What was checked is
 * said by the client that a page is about (`alpha`, `ga`), or for all pages (`any`).
 */
const proof = z.object({hash: z.string(), checked: z.record(z.string(), z.string()), types: typeNotes});

/**
 * The programs by their path from the samples folder on. `basis` is what they were proven with. A file that an earlier version of this
 * project has written proves nothing.
 */
export const proofs = z.record(z.string(), proof.extend({basis: z.string()})).catch({});

export type TypeNote = z.output<typeof typeNote>;
export type Proof = z.output<typeof proof>;
export type Proofs = z.output<typeof proofs>;
