/** All that is ever kept in local storage. The names are those of Docusaurus, so readers of the earlier site keep their choices. */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  language: 'docusaurus.tab.language',
  recentSearches: 'search.recent',
  preferredVersion: 'docs-preferred-version-default',
} as const;
