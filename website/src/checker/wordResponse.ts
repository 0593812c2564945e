import type {MockResponse} from '../mock/mockCall.ts';

const meanings: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  400: 'Bad request',
  401: 'Not authenticated',
  402: 'Not part of the plan',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Body too large',
  415: 'Wrong media type',
  422: 'Invalid values',
  429: 'Too many requests',
  500: 'Server error',
};

/** What readers hear who don't see the response. */
export function wordResponse(response: MockResponse): string {
  return `${wordStatus(response)}, ${wordTime(response.milliseconds)}`;
}

/** "200 OK" */
export function wordStatus({status}: Pick<MockResponse, 'status'>): string {
  return [String(status), ...(meanings[status] ? [meanings[status]] : [])].join(' ');
}

/** Below one millisecond a clock in a browser says little. */
export function wordTime(milliseconds: number): string {
  return milliseconds < 1 ? 'less than 1 ms' : `${Math.round(milliseconds)} ms`;
}
