import {modules} from 'virtual:published-client/ga';
import {startRunner} from './startRunner.ts';

startRunner(modules);
