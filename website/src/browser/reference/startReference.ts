import {dressCode} from './code.ts';
import {preloadChecker} from './loadChecker.ts';
import {addFilters, startFilter} from './fieldFilter.ts';
import {showRegion, startRegions} from './chosenRegion.ts';
import {fillOpenSchemas, startSchemas} from './schemas.ts';
import {unfoldNearby} from './unfold.ts';

// In the same file for browsers as the rest of a reference: the checker needs its code and its region.
export {loadChecker} from './loadChecker.ts';

// Loaded with the first reference page. Behaviour listens on the document, as in ../start.ts.
startFilter();
startRegions();
startSchemas();
preloadChecker();

/** What has to look at the page itself. */
export function readReference(): void {
  showRegion();
  dressCode();
  addFilters();
  fillOpenSchemas();
  unfoldNearby();
}
