import { nameButton } from './theme-toggle.ts';

/** Starts the header's menu on a phone. Escape and the button close it. */
export function startMenu() {
  const button = document.querySelector<HTMLElement>('[data-menu-toggle]');
  const menu = document.getElementById('site-menu');
  if (!button || !menu) return;
  const open = (isOpen: boolean) => {
    menu.hidden = !isOpen;
    button.ariaExpanded = String(isOpen);
    nameButton(button, button.dataset[isOpen ? 'close' : 'open'] ?? '');
  };
  button.addEventListener('click', () => open(menu.hidden !== false));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !menu.hidden) open(false);
  });
  // Closes the menu, so that a page restored by the back button shows without it.
  addEventListener('pagehide', () => open(false));
}
