import type {RequestLayer} from '@docs/openapi';
import {readPatternWords} from '../extensions/readExtensions.ts';
import {checkRules} from './checkRules.ts';

/** What our extensions add to checking a request. */
export const requestLayer: RequestLayer = {checkRules, wordPattern: readPatternWords};
