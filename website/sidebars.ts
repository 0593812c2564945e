import {defineSidebars} from './src/config/sidebarsConfig.ts';

export default defineSidebars({
  clients: ['clients/introduction'],
  automation: ['contributing/introduction'],
});
