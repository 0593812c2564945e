export type ABTest = {
  abTestID: number;
  name: string;
  status: string;
  createdAt: string;
  updatedAt: string;
  endAt: string;
  clickSignificance: number | null;
  conversionSignificance: number | null;
  variants: ({index: string} & Record<string, unknown>)[];
};

export type SuggestionsConfig = {
  indexName: string;
  sourceIndices: Record<string, unknown>[];
  languages: string[];
  exclude: string[];
  /** Milliseconds since 1970. */
  builtAt: number;
};

export type Strategy = {
  eventScoring: {eventName: string; eventType: string; score: number}[];
  facetScoring: {facetName: string; score: number}[];
  personalizationImpact: number;
};

export type Segment = {
  segmentID: string;
  name: string;
  conditions: unknown;
  size: number;
  segmentStatus: string;
  type: string;
  lastUpdatedAt: string;
  /** When its users are worked out, in milliseconds since 1970. */
  readyAt: number;
};
