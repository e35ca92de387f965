import { Moon, Sun } from 'lucide-react';
import { shellText } from '#messages/screens/shell.ts';
import { iconButtonClass } from '#client/ui/forms/icon-button.tsx';

/** Switches a public page between light and dark; `public-pages/scripts/theme-toggle.ts` adds the behaviour. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      data-theme-toggle=""
      data-to-light={shellText.switchToLight}
      data-to-dark={shellText.switchToDark}
      aria-label={shellText.switchToDark}
      title={shellText.switchToDark}
      className={iconButtonClass}
    >
      <Moon aria-hidden className="only-light size-5.5" strokeWidth={1.9} />
      <Sun aria-hidden className="only-dark size-5.5" strokeWidth={1.9} />
    </button>
  );
}
