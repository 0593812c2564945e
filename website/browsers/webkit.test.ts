import {proveSite} from './proveSite.ts';
import {webkit} from './webkit.ts';

// Its driver cannot print. Print styles are proved all the same, as in every browser.
proveSite(webkit, {});
