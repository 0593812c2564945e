// `npm run mock`: the mock of the specs in this repository.
import {loadDocuments} from './loadDocuments.ts';
import {runMock} from './runMock.ts';

await runMock({command: 'npm run mock --', loadDocuments});
