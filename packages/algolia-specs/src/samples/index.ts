// Requests to code. A page loads it once a reader asks for samples of a changed request.
export {buildSamples, type ClientSample, type SampleLanguage} from './buildSamples.ts';
export {type Argument, buildCall, type Call} from './call.ts';
export {adaptCall} from './publishedClients.ts';
