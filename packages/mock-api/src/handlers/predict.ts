import {type Handlers, handler} from '../request/call.ts';
import {Refusal} from '../request/refusal.ts';
import {newObjectID} from '../state/newId.ts';
import type {Segment} from '../state/otherApis.ts';
import type {State} from '../state/state.ts';
import {toDate} from '../state/toDate.ts';

type SegmentPath = {segmentID: string};
type SegmentBody = {name: string; conditions: unknown};

const oneDay = 86_400_000;
/** The mock has no users: every segment has the two that the written answer of getSegmentUsers names. */
const size = 2;

export const predictHandlers: Handlers = {
  fetchAllSegments: handler<{query: {type?: string}}>((call, state) =>
    Object.values(state.segments)
      .filter(({type}) => call.query.type === undefined || call.query.type === type)
      .map((segment) => showSegment(segment, call.now)),
  ),

  createSegment: handler<{body: SegmentBody}>((call, state) => {
    const {name, conditions} = call.body;
    const segmentID = `segment-${newObjectID(state)}`;
    const updatedAt = toDate(call.now);
    // Always computed: custom segments are not made through the API.
    state.segments[segmentID] = {
      segmentID,
      name,
      conditions,
      size,
      segmentStatus: 'active',
      type: 'computed',
      lastUpdatedAt: updatedAt,
      readyAt: call.now + call.taskDelay,
    };
    return {segmentID, size, updatedAt};
  }),

  fetchSegment: handler<{path: SegmentPath}>((call, state) => showSegment(findSegment(state, call.path), call.now)),

  updateSegment: handler<{path: SegmentPath; body: Partial<SegmentBody>}>((call, state) => {
    const segment = findSegment(state, call.path);
    const {name = segment.name, conditions = segment.conditions} = call.body;
    const updatedAt = toDate(call.now);
    const readyAt = call.now + call.taskDelay;
    state.segments[segment.segmentID] = {...segment, name, conditions, lastUpdatedAt: updatedAt, readyAt};
    return {segmentID: segment.segmentID, size: segment.size, updatedAt};
  }),

  deleteSegment: handler<{path: SegmentPath}>((call, state) => {
    const {segmentID} = findSegment(state, call.path);
    Reflect.deleteProperty(state.segments, segmentID);
    return {segmentID, deletedUntil: toDate(call.now + oneDay)};
  }),
};

/** Its users are worked out in the background: until then it is pending. */
function showSegment({readyAt, ...segment}: Segment, now: number): Omit<Segment, 'readyAt'> {
  return now < readyAt ? {...segment, segmentStatus: 'pending'} : segment;
}

function findSegment(state: State, {segmentID}: SegmentPath): Segment {
  const segment = state.segments[segmentID];
  if (segment) return segment;
  throw new Refusal(
    404,
    `There is no segment ${segmentID}. Segments: ${Object.keys(state.segments).slice(0, 10).join(', ') || 'none'}.`,
  );
}
