import {modules} from 'virtual:published-client/alpha';
import {startRunner} from './startRunner.ts';

startRunner(modules);
