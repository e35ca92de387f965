import { useSyncExternalStore } from 'react';
import { readTheme, saveTheme, subscribeToTheme, type ThemeChoice } from './theme.ts';

const darkQuery = '(prefers-color-scheme: dark)';

function subscribeToDevice(onChange: () => void) {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The choice, and what is to be seen because of it. Prerendered pages start as light by the system's choice. */
export function useTheme() {
  const theme = useSyncExternalStore<ThemeChoice>(subscribeToTheme, readTheme, () => 'system');
  const isDeviceDark = useSyncExternalStore(
    subscribeToDevice,
    () => window.matchMedia(darkQuery).matches,
    () => false,
  );
  return { theme, isDark: theme === 'dark' || (theme === 'system' && isDeviceDark), setTheme: saveTheme };
}
