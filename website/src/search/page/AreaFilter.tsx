import type {ReactNode} from 'react';
import {part} from './parts.ts';
import styles from './SearchPage.module.css';

/**
 * Limits the results to one area. All areas are here from the start, in one order, and those with results are shown: the first part of
 * the index has the guides, so the areas of the references join at the end and move nothing.
 */
export function AreaFilter({areas}: {areas: string[]}): ReactNode {
  return (
    <fieldset className={`${styles.areas} needs-script`} {...part('areas')}>
      <legend className={styles.legend}>Show results from</legend>
      <Area name="All" value="" isChosen />
      {areas.map((area) => (
        <Area key={area} name={area} value={area} />
      ))}
    </fieldset>
  );
}

function Area({name, value, isChosen = false}: {name: string; value: string; isChosen?: boolean}): ReactNode {
  return (
    <label className={styles.area} hidden={!isChosen}>
      <input type="radio" name="area" value={value} className="visually-hidden" defaultChecked={isChosen} />
      <span>
        {name} <small />
      </span>
    </label>
  );
}
