import { Moon, Sun } from 'lucide-react';
import { frameText } from '#messages/en/frame.ts';
import { IconButton } from '../ui/forms/icon-button.tsx';
import { useTheme } from '../ui/theme/use-theme.ts';

/** Turns the theme one sees into the other one. The profile and the side menu offer `system` too. */
export function ThemeToggle() {
  const { isDark, setTheme } = useTheme();
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={isDark ? frameText.switchToLight : frameText.switchToDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    />
  );
}
