export type ApiKey = {
  value: string;
  /** Seconds since 1970. */
  createdAt: number;
  acl: string[];
  description?: string;
  indexes?: string[];
  maxHitsPerQuery?: number;
  maxQueriesPerIPPerHour?: number;
  queryParameters?: string;
  referers?: string[];
  validity?: number;
};

/** A change of an API key on its way to all servers. */
export type KeyChange = {dueAt: number} & ({kind: 'put'; key: ApiKey} | {kind: 'remove'; value: string});
