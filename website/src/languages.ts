/**
 * Languages of the tab group "language"; the first one is shown unless the reader chose another.
 * src/content/Tabs.module.css has a rule for each of the others, so that the choice is there with the first paint.
 */
export const languageLabels: Record<string, string> = {javascript: 'JavaScript', php: 'PHP', java: 'Java', curl: 'cURL'};

export const languages = Object.keys(languageLabels);
