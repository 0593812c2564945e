import {selector} from '../../dataAttributes.ts';
import {whenLoaded} from '../navigation/newDeployment.ts';

/** What only pages of a reference need. */
export function loadForReference(): void {
  if (document.querySelector(selector('code'))) whenLoaded(import('./startReference.ts'), ({readReference}) => readReference());
}
