// `npm run mock`: the mock of the specs in this repository, or of any OpenAPI document: `npm run mock -- openapi.yml`.
import {loadDocuments} from './loadDocuments.ts';
import {runPlainMock} from './runPlainMock.ts';
import {runMock} from './runMock.ts';

const command = 'npm run mock --';
const [first = ''] = process.argv.slice(2);
await (first === '' || first.startsWith('-') ? runMock({command, loadDocuments}) : runPlainMock(command));
