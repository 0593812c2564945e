export {HomePage as default} from '../../src/home/HomePage.tsx';
