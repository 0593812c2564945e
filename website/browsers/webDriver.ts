import {vi} from 'vitest';

export type WebDriverSession = {send: (method: string, command: string, body?: object) => Promise<unknown>};

/** A session of WebDriver: https://www.w3.org/TR/webdriver2. Every command is an HTTP request. */
export async function openSession(origin: string, capabilities: object): Promise<WebDriverSession> {
  await vi.waitFor(() => request('GET', `${origin}/status`), {timeout: 20_000});
  const opened = await request('POST', `${origin}/session`, {capabilities: {alwaysMatch: capabilities}});
  const {sessionId} = opened as {sessionId: string};
  return {send: (method, command, body) => request(method, `${origin}/session/${sessionId}${command}`, body)};
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {method, body: JSON.stringify(body)});
  const {value} = (await response.json()) as {value: unknown};
  if (response.ok) return value;
  const {error, message} = value as {error: string; message: string};
  throw new Error(`${error}: ${message}`);
}
