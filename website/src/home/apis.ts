type Language = 'JavaScript' | 'Java' | 'PHP';

export type ApiSummary = {name: string; title: string; purpose: string; regions: string[]; languages: Language[]};

const everyLanguage: Language[] = ['JavaScript', 'Java', 'PHP'];

/** The nine HTTP APIs in the order of the reference pages. */
export const apis: ApiSummary[] = [
  {
    name: 'abtesting',
    title: 'A/B testing',
    purpose: 'Split traffic between two variants and see which one gets more clicks and conversions.',
    regions: ['us', 'de'],
    languages: everyLanguage,
  },
  {
    name: 'analytics',
    title: 'Analytics',
    purpose: 'Read what people search for, what they click, and which searches find nothing.',
    regions: ['us', 'de'],
    languages: everyLanguage,
  },
  {
    name: 'ingestion',
    title: 'Ingestion',
    purpose: 'Connect sources to destinations and run the tasks that move data between them.',
    regions: ['us'],
    languages: ['JavaScript'],
  },
  {
    name: 'insights',
    title: 'Insights',
    purpose: 'Send view, click and conversion events.',
    regions: ['us', 'de'],
    languages: everyLanguage,
  },
  {
    name: 'personalization',
    title: 'Personalization',
    purpose: 'Set how events and facets shape a user’s profile, and read or delete profiles.',
    regions: ['us', 'eu'],
    languages: everyLanguage,
  },
  {
    name: 'predict',
    title: 'Predict',
    purpose: 'Build segments of users from what they are likely to do next.',
    regions: ['us', 'eu'],
    languages: ['JavaScript'],
  },
  {
    name: 'query-suggestions',
    title: 'Query Suggestions',
    purpose: 'Configure the indices that suggest searches while people type.',
    regions: ['us', 'eu'],
    languages: everyLanguage,
  },
  {
    name: 'recommend',
    title: 'Recommend',
    purpose: 'Get related products, items bought together and trends.',
    regions: [],
    languages: everyLanguage,
  },
  {
    name: 'search',
    title: 'Search',
    purpose: 'Index records, search them, and manage settings, rules, synonyms and API keys.',
    regions: [],
    languages: everyLanguage,
  },
];
