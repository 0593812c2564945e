/**
 * The most operations of a page. Chromium parses and lays out a page of 62, the largest of our own, in a tenth of a second at 4x
 * throttling, and one of 620 in two seconds, whatever of it is in view. In between, to have everything on one page is worth the wait:
 * it can be searched with the browser.
 */
export const mostOperations = 300;
