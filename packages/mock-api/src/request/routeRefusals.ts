import {Refusal} from './refusal.ts';

/** Names the paths that begin like the one that was asked for. */
export function refusePath(title: string, pathname: string, templates: string[]): Refusal {
  const asked = pathname.slice(1).split('/');
  const common = (template: string): number =>
    template
      .slice(1)
      .split('/')
      .findIndex((text, index) => text !== asked[index]);
  const nearest = [...new Set(templates)].sort((a, b) => common(b) - common(a)).slice(0, 5);
  return new Refusal(404, `${title} has no path ${pathname}. Nearest paths: ${nearest.join(', ')}.`);
}

export function refuseMethod(method: string, fitting: {method: string; template: string}[]): Refusal {
  const allowed = [...new Set(fitting.map((operation) => operation.method))].join(', ');
  return new Refusal(405, `${fitting[0]?.template ?? 'This path'} does not take ${method}. It takes: ${allowed}.`, {
    headers: {allow: allowed},
  });
}
