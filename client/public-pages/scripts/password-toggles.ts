import { nameButton } from './theme-toggle.ts';

/** Starts the buttons that reveal a password, including those of forms rendered later. */
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
