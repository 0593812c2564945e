export const noIndexYet = 'No search index has been built yet. Use the menu to find a page.';
