export const noIndexYet = 'No search index has been built yet. Until then, use the navigation to find a page.';
