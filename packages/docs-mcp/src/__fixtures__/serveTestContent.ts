// The server with the tests' content, as a program.
import {runDocsMcp} from '../runDocsMcp.ts';
import {buildTestContent} from './testContent.ts';

await runDocsMcp({command: 'node test', loadContent: buildTestContent});
