export {NotFoundPage as default} from '../../src/layout/NotFoundPage.tsx';
