import type {ReactNode} from 'react';
import styles from './SearchPage.module.css';

type AreaFilterProps = {areas: Record<string, number>; chosen: string | null; choose: (area: string | null) => void};

/** Limits the results to one area. The areas are those of the results, the largest first. */
export function AreaFilter({areas, chosen, choose}: AreaFilterProps): ReactNode {
  const names = Object.keys(areas).sort((first, second) => (areas[second] ?? 0) - (areas[first] ?? 0));
  if (chosen !== null && !names.includes(chosen)) names.push(chosen);
  const total = Object.values(areas).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className={styles.areas}>
      <legend className="visually-hidden">Show results from</legend>
      <Area name="All" count={total} isChosen={chosen === null} choose={() => choose(null)} />
      {names.map((name) => (
        <Area key={name} name={name} count={areas[name] ?? 0} isChosen={chosen === name} choose={() => choose(name)} />
      ))}
    </fieldset>
  );
}

type AreaProps = {name: string; count: number; isChosen: boolean; choose: () => void};

function Area({name, count, isChosen, choose}: AreaProps): ReactNode {
  return (
    <label className={styles.area}>
      <input type="radio" name="area" className="visually-hidden" checked={isChosen} onChange={choose} />
      <span>
        {name} <small>{count}</small>
      </span>
    </label>
  );
}
