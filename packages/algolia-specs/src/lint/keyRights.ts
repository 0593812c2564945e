/** The rights that an API key can have. */
export const keyRights = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'editSettings',
  'settings',
  'listIndexes',
  'logs',
  'analytics',
  'recommendation',
  'personalization',
  'usage',
  'seeUnretrievableAttributes',
  'admin',
];
