/** What the first page doesn't need waits until it's sent. */
export type FirstPage = {sent: Promise<void>; send: () => void};

export function createFirstPage(): FirstPage {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  return {sent, send: () => send()};
}
