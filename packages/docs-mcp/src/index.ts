export type {DocsApi, DocsContent, DocsPage, DocsVersion} from './content/docsContent.ts';
export {createLibrary, type Library} from './content/library.ts';
export {packText, type PackedText, toPacked, unpackText} from './content/packText.ts';
export {createMockSession} from './content/mockSession.ts';
export {createDocsServer} from './server/createDocsServer.ts';
export {serveHttp} from './serve/serveHttp.ts';
