import { readTheme, saveTheme, subscribeToTheme } from '#client/ui/theme/theme.ts';

const darkQuery = matchMedia('(prefers-color-scheme: dark)');

/** Starts the button that switches between light and dark. The app's profile and side menu offer `system` too. */
export function startThemeToggle() {
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]');
  // A page without the button still follows a choice made in another tab.
  const name = () => {
    const label = button?.dataset[isDark() ? 'toLight' : 'toDark'];
    if (button && label) nameButton(button, label);
  };
  name();
  subscribeToTheme(name);
  darkQuery.addEventListener('change', name);
  button?.addEventListener('click', () => saveTheme(isDark() ? 'light' : 'dark'));
}

function isDark() {
  const theme = readTheme();
  return theme === 'dark' || (theme === 'system' && darkQuery.matches);
}

/** Renames a button that shows only an icon. */
export function nameButton(button: HTMLElement, label: string) {
  button.ariaLabel = label;
  button.title = label;
}
