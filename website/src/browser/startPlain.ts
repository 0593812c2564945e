// The behaviour of a site of any API: what start.ts has, without guides, their versions and their samples that run.
import {openShared, startChecker} from './openChecker.ts';
import {startCollapse} from './elements/collapse.ts';
import {startCopy} from './elements/copy.ts';
import {startKeyboard} from './elements/keyboard.ts';
import {startMenus} from './elements/menus.ts';
import {followNavbar} from './elements/navbarHeight.ts';
import {startReveal} from './elements/reveal.ts';
import {watchHeadings} from './elements/tableOfContents.ts';
import {showLanguage, startTabs} from './elements/tabs.ts';
import {markToggle, startTheme} from './elements/theme.ts';
import {attempt} from './navigation/attempt.ts';
import {watchLinksInView} from './navigation/idlePreload.ts';
import {followMovedPlace, startMovedPlaces} from './navigation/movedPlace.ts';
import {startNavigation} from './navigation/navigation.ts';
import {showCanonicalPath} from './navigation/path.ts';
import {startPreload} from './navigation/preload.ts';
import {loadForReference} from './reference/loadForReference.ts';
import {showQuery, startSearch} from './search.ts';

startTheme();
startKeyboard();
startMenus();
startCollapse();
startCopy();
startTabs();
startSearch();
startChecker();
startPreload();
startNavigation(startPage);
startReveal();
startMovedPlaces();
startPage();

function startPage(): void {
  attempt(
    showCanonicalPath,
    followMovedPlace,
    markToggle,
    showLanguage,
    showQuery,
    followNavbar,
    watchHeadings,
    watchLinksInView,
    openShared,
    loadForReference,
  );
}
