// What the site, the samples and their proofs share: plain data.
export {clients, releasedClients} from './facts/clients.ts';
export {type LanguageName, languages} from './facts/languages.ts';
