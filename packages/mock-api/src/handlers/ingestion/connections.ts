import {type Handlers, handler} from '../../request/call.ts';
import {isWanted, type PageQuery, paginate} from './paginate.ts';
import {
  checkExists,
  createResource,
  deleteResource,
  findResource,
  listResources,
  pick,
  searchResources,
  updateResource,
} from './resources.ts';

type Body = Record<string, unknown> & {authenticationID?: string; input?: Record<string, unknown>};
type AuthenticationPath = {authenticationID: string};
type SourcePath = {sourceID: string};
type DestinationPath = {destinationID: string};
type ListQuery = PageQuery & {type?: string[]; platform?: string[]; authenticationID?: string[]};

export const authenticationHandlers: Handlers = {
  getAuthentications: handler<{query: ListQuery}>(({query}, state) => {
    const found = listResources(state, 'authentications').filter(
      ({type, platform}) => isWanted(query.type, type) && isWanted(query.platform, platform),
    );
    return paginate('authentications', found.map(withoutInput), query);
  }),
  createAuthentication: handler<{body: Body}>((call, state) =>
    pick(createResource(state, 'authentications', call.body, call.now), 'authenticationID', 'name', 'createdAt'),
  ),
  searchAuthentications: handler<{body: {authenticationIDs: string[]}}>((call, state) =>
    searchResources(state, 'authentications', call.body.authenticationIDs).map(withoutInput),
  ),
  getAuthentication: handler<{path: AuthenticationPath}>((call, state) =>
    findResource(state, 'authentications', call.path.authenticationID),
  ),
  updateAuthentication: handler<{path: AuthenticationPath; body: Body}>((call, state) => {
    const resource = findResource(state, 'authentications', call.path.authenticationID);
    return pick(updateResource(resource, call.body, call.now), 'authenticationID', 'name', 'updatedAt');
  }),
  deleteAuthentication: handler<{path: AuthenticationPath}>((call, state) =>
    deleteResource(state, 'authentications', call.path.authenticationID, call),
  ),
};

export const sourceHandlers: Handlers = {
  getSources: handler<{query: ListQuery}>(({query}, state) => {
    const found = listResources(state, 'sources').filter(
      ({type, authenticationID}) => isWanted(query.type, type) && isWanted(query.authenticationID, authenticationID),
    );
    return paginate('sources', found, query);
  }),
  createSource: handler<{body: Body}>((call, state) => {
    checkExists(state, 'authentications', call.body.authenticationID);
    return pick(createResource(state, 'sources', call.body, call.now), 'sourceID', 'name', 'createdAt');
  }),
  searchSources: handler<{body: {sourceIDs: string[]}}>((call, state) => searchResources(state, 'sources', call.body.sourceIDs)),
  getSource: handler<{path: SourcePath}>((call, state) => findResource(state, 'sources', call.path.sourceID)),
  updateSource: handler<{path: SourcePath; body: Body}>((call, state) => {
    const source = findResource(state, 'sources', call.path.sourceID);
    checkExists(state, 'authentications', call.body.authenticationID);
    const {input, ...rest} = call.body;
    const fields = input ? {...rest, input: mergeInput(source.input, input)} : rest;
    return pick(updateResource(source, fields, call.now), 'sourceID', 'name', 'updatedAt');
  }),
  deleteSource: handler<{path: SourcePath}>((call, state) => deleteResource(state, 'sources', call.path.sourceID, call)),
};

export const destinationHandlers: Handlers = {
  getDestinations: handler<{query: ListQuery}>(({query}, state) => {
    const found = listResources(state, 'destinations').filter(
      ({type, authenticationID}) => isWanted(query.type, type) && isWanted(query.authenticationID, authenticationID),
    );
    return paginate('destinations', found, query);
  }),
  createDestination: handler<{body: Body}>((call, state) => {
    checkExists(state, 'authentications', call.body.authenticationID);
    return pick(createResource(state, 'destinations', call.body, call.now), 'destinationID', 'name', 'createdAt');
  }),
  searchDestinations: handler<{body: {destinationIDs: string[]}}>((call, state) =>
    searchResources(state, 'destinations', call.body.destinationIDs),
  ),
  getDestination: handler<{path: DestinationPath}>((call, state) => findResource(state, 'destinations', call.path.destinationID)),
  updateDestination: handler<{path: DestinationPath; body: Body}>((call, state) => {
    const destination = findResource(state, 'destinations', call.path.destinationID);
    checkExists(state, 'authentications', call.body.authenticationID);
    return pick(updateResource(destination, call.body, call.now), 'destinationID', 'name', 'updatedAt');
  }),
  deleteDestination: handler<{path: DestinationPath}>((call, state) =>
    deleteResource(state, 'destinations', call.path.destinationID, call),
  ),
};

/** Only a commercetools input comes without its address: its project is fixed and not sent again. */
function mergeInput(old: unknown, input: Record<string, unknown>): Record<string, unknown> {
  return 'url' in input || typeof old !== 'object' ? input : {...old, ...input};
}

/** Only the call for a single authentication returns the credentials. */
function withoutInput(authentication: Record<string, unknown>): Record<string, unknown> {
  return {...authentication, input: undefined};
}
