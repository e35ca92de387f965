import { nameButton } from './theme-toggle.ts';

/** The buttons that show what is typed in a field for a password; also those of a form that is drawn later. */
export function startPasswordToggles() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-password-toggle]');
    const input = button && button.parentElement?.querySelector('input');
    if (!button || !input) return;
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    button.ariaPressed = String(isShown);
    nameButton(button, button.dataset[isShown ? 'hide' : 'show'] ?? '');
  });
}
