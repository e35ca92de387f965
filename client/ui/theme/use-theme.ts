import { useSyncExternalStore } from 'react';
import { readTheme, saveTheme, subscribeToTheme, type ThemeChoice } from './theme.ts';

const darkQuery = '(prefers-color-scheme: dark)';

function subscribeToDevice(onChange: () => void) {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns the choice and the resulting theme. Prerendered pages start as `system` and light. */
export function useTheme() {
  const theme = useSyncExternalStore<ThemeChoice>(subscribeToTheme, readTheme, () => 'system');
  const isDeviceDark = useSyncExternalStore(
    subscribeToDevice,
    () => window.matchMedia(darkQuery).matches,
    () => false,
  );
  return { theme, isDark: theme === 'dark' || (theme === 'system' && isDeviceDark), setTheme: saveTheme };
}
