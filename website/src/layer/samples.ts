export {buildSamples} from '@docs/algolia-specs/samples';
