import type {PlacedOperation} from '@docs/openapi';
import type {ReactNode} from 'react';
import type {ShownFault} from './checkDraft.ts';
import type {RequestDraft} from '../checkStart.ts';
import styles from './RequestChecker.module.css';

type ParameterInputsProps = {
  operation: PlacedOperation;
  draft: RequestDraft;
  faults: ShownFault[];
  onChange: (draft: RequestDraft) => void;
};

export function ParameterInputs({operation, draft, faults, onChange}: ParameterInputsProps): ReactNode {
  if (operation.parameters.length === 0) return null;
  return (
    <fieldset className={styles.parameters}>
      <legend>Parameters</legend>
      {operation.parameters.map(({value: {in: place, name, required}}) => {
        const key = `${place}/${name}`;
        const isWrong = faults.some(({pointer}) => pointer === `/${key}` || pointer.startsWith(`/${key}/`));
        return (
          <label key={key} className={styles.parameter}>
            <span>
              <b>{name}</b> {place}
              {required && ', required'}
            </span>
            <input
              type="text"
              value={draft.parameters[key] ?? ''}
              aria-invalid={isWrong}
              spellCheck={false}
              autoComplete="off"
              onChange={({target}) => onChange({...draft, parameters: {...draft.parameters, [key]: target.value}})}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
