export {renderReferenceMarkdown} from './renderReferenceMarkdown.ts';
