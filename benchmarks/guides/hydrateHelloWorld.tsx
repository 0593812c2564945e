import {hydrateRoot} from 'react-dom/client';
import {HelloWorld} from './helloWorld.tsx';

hydrateRoot(document.body, <HelloWorld />);
