import { clsx } from 'clsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { shellText } from '#messages/screens/shell.ts';
import type { ThemeChoice } from '#client/ui/theme/theme.ts';
import { useTheme } from '#client/ui/theme/use-theme.ts';

const choices = [
  { value: 'light', label: shellText.themeLight, icon: Sun },
  { value: 'dark', label: shellText.themeDark, icon: Moon },
  { value: 'system', label: shellText.themeSystem, icon: Monitor },
] as const satisfies readonly { value: ThemeChoice; label: string; icon: typeof Sun }[];

export function ThemeChoiceRow() {
  const { theme, setTheme } = useTheme();
  return (
    <div role="group" aria-label={shellText.theme} className="grid grid-cols-3 rounded-full bg-sunk p-1">
      {choices.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={theme === value}
          onClick={() => setTheme(value)}
          className={clsx(
            'flex min-h-11 items-center justify-center gap-1.5 rounded-full text-caption font-medium transition-colors',
            theme === value ? 'bg-raised text-ink shadow-lift' : 'text-ink-soft hover:text-ink',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </button>
      ))}
    </div>
  );
}
