import { nameButton } from './theme-toggle.ts';

/** The header's links on a phone. Escape and the button close them. */
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
  // A page that comes back by the back button comes back without its menu.
  addEventListener('pagehide', () => open(false));
}
