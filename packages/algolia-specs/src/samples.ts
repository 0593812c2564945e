// Requests to code. A page loads it once a reader asks for samples of a changed request.
export {buildSamples, type ClientSample} from './samples/buildSamples.ts';
export {type Argument, buildCall, type Call} from './samples/call.ts';
export {adaptCall} from './samples/publishedClients.ts';
