/** Keyboard-navigation mode: on with Tab, off with a mouse press. Styles may read it from `<html>`. */
export function startKeyboard(): void {
  const state = document.documentElement.dataset;
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') state.keyboardNavigation = '';
  });
  document.addEventListener('mousedown', () => {
    delete state.keyboardNavigation;
  });
  if (/Mac|iPhone|iPad/.test(navigator.platform)) state.platform = 'mac';
}
