export {SearchPage as default} from '../../src/search/SearchPage.tsx';
