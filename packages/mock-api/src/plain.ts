// A mock of any document. Nothing here loads Node or a compiler of schemas: it runs in a page, too.
export {createPlainMock, type PlainMock, type PlainMockOptions} from './plain/createPlainMock.ts';
