import {whenLoaded} from '../browser/navigation/newDeployment.ts';

/** Opens the panel with what is in the mock. It's loaded now and not before. */
export function showMock(): void {
  whenLoaded(import('./openMockPanel.ts'), ({openMockPanel}) => void openMockPanel());
}
