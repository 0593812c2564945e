import {modules} from 'virtual:published-client/v4';
import {startRunner} from './startRunner.ts';

startRunner(modules);
