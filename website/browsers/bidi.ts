type Message =
  | {type: 'success'; id: number; result: object}
  | {type: 'error'; id: number; error: string; message: string}
  | {type: 'event'; method: string; params: unknown};

type Waiting = {resolve: (result: object) => void; reject: (error: Error) => void};

export type BidiSession = {
  send: <Result extends object>(method: string, params: object) => Promise<Result>;
  close: () => void;
};

/** A session of WebDriver BiDi: https://w3c.github.io/webdriver-bidi. Requests have numbers, which their answers repeat. */
export async function openBidi(url: string, onEvent: (method: string, params: unknown) => void): Promise<BidiSession> {
  const socket = new WebSocket(`${url}/session`);
  const waiting = new Map<number, Waiting>();
  let count = 0;
  socket.addEventListener('message', ({data}: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    if (message.type === 'event') return onEvent(message.method, message.params);
    const request = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') request?.resolve(message.result);
    else request?.reject(new Error(`${message.error}: ${message.message}`));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${url}.`)));
  });
  const send = <Result extends object>(method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, {resolve: (result) => resolve(result as Result), reject});
      socket.send(JSON.stringify({id: count, method, params}));
    });
  await send('session.new', {capabilities: {}});
  return {send, close: () => socket.close()};
}
