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
  /** The key that a secured key was made with: what it forbids, the secured key can't allow. */
  parent?: ApiKey;
};

/** A change of an API key on its way to all servers. */
export type KeyChange = {dueAt: number} & ({kind: 'put'; key: ApiKey} | {kind: 'remove'; value: string});
