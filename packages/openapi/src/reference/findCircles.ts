/** Names that lead to each other, or a single one. */
export type Circle = {names: string[]; isCircle: boolean};

type Visit = {name: string; next: number};

/** Names by what they lead to, in circles; each circle after those that it leads to. Takes one step per reference, and no stack. */
export function findCircles(references: Map<string, string[]>): Circle[] {
  const circles: Circle[] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const path: Visit[] = [];
  const lower = (name: string, value = Infinity): void => void lowest.set(name, Math.min(lowest.get(name) ?? value, value));
  const enter = (name: string): void => {
    order.set(name, order.size);
    lower(name, order.get(name));
    open.push(name);
    isOpen.add(name);
    path.push({name, next: 0});
  };
  const leave = (name: string): void => {
    path.pop();
    const above = path.at(-1);
    if (above) lower(above.name, lowest.get(name));
    if (lowest.get(name) !== order.get(name)) return;
    const names = open.splice(open.lastIndexOf(name));
    for (const done of names) isOpen.delete(done);
    circles.push({names, isCircle: names.length > 1 || references.get(name)?.includes(name) === true});
  };
  const step = (visit: Visit): void => {
    const inner = references.get(visit.name)?.[visit.next++];
    if (inner === undefined) leave(visit.name);
    else if (!order.has(inner)) enter(inner);
    else if (isOpen.has(inner)) lower(visit.name, order.get(inner));
  };
  for (const start of references.keys()) {
    if (!order.has(start)) enter(start);
    for (let visit = path.at(-1); visit; visit = path.at(-1)) step(visit);
  }
  return circles;
}
