import type {Measure} from './measures.ts';

/** A page that is measured. */
export type MeasureSubject = {
  id: string;
  /** As the tables show it, with its version. */
  name: string;
  role: Role;
  address: string;
  /** A guide's neighbour: the link to it, and its title. */
  nextPage?: {href: string; title: string};
  /** How a reference links its last operation. */
  lastOperation?: OperationLink;
};

/** Two selectors: the operation's heading, and something that is there with all of its text. */
export type OperationLink = {hash: string; heading: string; content: string};

/** A floor is what no documentation site can do without: the least of its kind, not a competitor. */
type Role = 'ours' | 'peer' | 'floor';

export type MeasuredSubject = Pick<MeasureSubject, 'id' | 'name' | 'role'> & {measure: Measure};
