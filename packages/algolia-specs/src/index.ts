// What Algolia's specs say beyond OpenAPI. Nothing here loads Node or a parser: pages use it, too.
export {requestLayer} from './rules/requestLayer.ts';
export {
  type Clients,
  type JavaScriptClient,
  isMarkedAsRead,
  proseExtensions,
  readClients,
  readRights,
  readRules,
  type RequestRule,
} from './extensions/readExtensions.ts';
export {readRegion} from './extensions/regions.ts';
export {buildAddress} from './samples/address.ts';
export {wordRights} from './wordRights.ts';
