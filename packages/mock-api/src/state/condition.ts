/** What a record must meet. A filter is a list of lists: all outer entries must be met, each by any of its inner ones. */
export type FilterCondition = {attribute: string; isNegated: boolean} & (
  | {kind: 'facet'; value: string}
  | {kind: 'tag'; value: string}
  | {kind: 'number'; operator: Operator; number: number}
  | {kind: 'range'; from: number; to: number}
);

export const operators = ['<=', '>=', '!=', '<', '>', '='] as const;
export type Operator = (typeof operators)[number];
