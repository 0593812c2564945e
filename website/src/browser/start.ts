import {selector} from '../dataAttributes.ts';
import {openShared, startChecker} from './openChecker.ts';
import {startCollapse} from './elements/collapse.ts';
import {startCopy} from './elements/copy.ts';
import {startDismissals} from './elements/dismissals.ts';
import {startKeyboard} from './elements/keyboard.ts';
import {startMenus} from './elements/menus.ts';
import {followNavbar} from './elements/navbarHeight.ts';
import {startReveal} from './elements/reveal.ts';
import {watchHeadings} from './elements/tableOfContents.ts';
import {showLanguage, startTabs} from './elements/tabs.ts';
import {markToggle, startTheme} from './elements/theme.ts';
import {preferVersion, startVersions} from './elements/versions.ts';
import {attempt} from './navigation/attempt.ts';
import {watchLinksInView} from './navigation/idlePreload.ts';
import {followMovedPlace, startMovedPlaces} from './navigation/movedPlace.ts';
import {startNavigation} from './navigation/navigation.ts';
import {whenLoaded} from './navigation/newDeployment.ts';
import {showCanonicalPath} from './navigation/path.ts';
import {startPreload} from './navigation/preload.ts';
import {startRun} from './openRun.ts';
import {loadForReference} from './reference/loadForReference.ts';
import {showQuery, startSearch} from './search.ts';

// Behaviour listens on the document, so it goes on working when a navigation replaces the page.
startTheme();
startDismissals();
startKeyboard();
startMenus();
startCollapse();
startCopy();
startTabs();
startVersions();
startSearch();
startChecker();
startRun();
startPreload();
startNavigation(startPage);
startReveal();
startMovedPlaces();
startPage();

/** What has to look at the page itself: once now, and again for each page that a navigation shows. */
function startPage(): void {
  attempt(
    showCanonicalPath,
    followMovedPlace,
    markToggle,
    showLanguage,
    showQuery,
    preferVersion,
    followNavbar,
    watchHeadings,
    watchLinksInView,
    openShared,
    loadForReference,
    loadForTables,
  );
}

function loadForTables(): void {
  if (document.querySelector(selector('filterRows')))
    whenLoaded(import('./elements/filterRows.ts'), ({addRowFilters}) => addRowFilters());
}
