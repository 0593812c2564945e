// node:diagnostics_channel, as far as samples use it: they count what a client sends.

type Message = {request: {getHeader: (name: string) => string | undefined}};

const listeners: ((message: Message) => void)[] = [];

export function subscribe(channel: string, listener: (message: Message) => void): void {
  if (channel === 'http.client.request.start') listeners.push(listener);
}

export function publish(request: Message['request']): void {
  for (const listen of listeners) listen({request});
}
