import {selector} from '../dataAttributes.ts';
import {startDismissals} from './dismissals.ts';
import {attempt} from './attempt.ts';
import {openShared, startChecker} from './checker.ts';
import {startCollapse} from './collapse.ts';
import {startCopy} from './copy.ts';
import {startKeyboard} from './keyboard.ts';
import {startMenus} from './menus.ts';
import {followNavbar} from './navbarHeight.ts';
import {startNavigation} from './navigation.ts';
import {whenLoaded} from './newDeployment.ts';
import {showCanonicalPath} from './path.ts';
import {startPreload, watchNearLinks} from './preload.ts';
import {startReveal} from './reveal.ts';
import {showQuery, startSearch} from './search.ts';
import {watchHeadings} from './tableOfContents.ts';
import {showLanguage, startTabs} from './tabs.ts';
import {markToggle, startTheme} from './theme.ts';
import {preferVersion, startVersions} from './versions.ts';

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
startPreload();
startNavigation(readPage);
startReveal();
readPage();

/** What has to look at the page itself: once now, and again for each page that a navigation shows. */
function readPage(): void {
  attempt(
    showCanonicalPath,
    markToggle,
    showLanguage,
    showQuery,
    preferVersion,
    followNavbar,
    watchHeadings,
    watchNearLinks,
    openShared,
    loadForReference,
    loadForTables,
  );
}

function loadForReference(): void {
  if (document.querySelector(selector('code'))) whenLoaded(import('./reference/start.ts'), ({readReference}) => readReference());
}

function loadForTables(): void {
  if (document.querySelector(selector('filterRows'))) whenLoaded(import('./filterRows.ts'), ({addRowFilters}) => addRowFilters());
}
