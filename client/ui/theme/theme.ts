/** The member's choice. `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

export const themeKey = 'jugal-theme';
const changedEvent = 'jugal-theme-changed';

/**
 * Sets the theme before the first paint, in the head of every page. It is constant, because the server allows inline
 * scripts by their hash; a test keeps it in step with `applyTheme`.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** Parses the stored choice; any value but the two themes means `system`. */
export function parseTheme(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function readTheme(): ThemeChoice {
  try {
    return parseTheme(localStorage.getItem(themeKey));
  } catch {
    // Storage is blocked: follows the device.
    return 'system';
  }
}

export function applyTheme(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

export function saveTheme(choice: ThemeChoice) {
  applyTheme(choice);
  try {
    localStorage.setItem(themeKey, choice);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  window.dispatchEvent(new Event(changedEvent));
}

/** Calls `onChange` when the choice changes, here or in another tab. Returns a function that unsubscribes. */
export function subscribeToTheme(onChange: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== themeKey) return;
    applyTheme(parseTheme(event.newValue));
    onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(changedEvent, onChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(changedEvent, onChange);
  };
}
