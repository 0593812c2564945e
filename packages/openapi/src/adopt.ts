// Any OpenAPI or Swagger document to one that the rest of this package can rely on. Nothing here loads Node.
export {adoptDocument, type Adopted, type Warning} from './adopt/adoptDocument.ts';
