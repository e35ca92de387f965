import { Moon, Sun } from 'lucide-react';
import { frameText } from '#messages/screens/frame.ts';
import { iconButtonClass } from '#client/ui/forms/icon-button.tsx';

/** Switches a public page between light and dark; `public-pages/scripts/theme-toggle.ts` adds the behaviour. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      data-theme-toggle=""
      data-to-light={frameText.switchToLight}
      data-to-dark={frameText.switchToDark}
      aria-label={frameText.switchToDark}
      title={frameText.switchToDark}
      className={iconButtonClass}
    >
      <Moon aria-hidden className="only-light size-5.5" strokeWidth={1.9} />
      <Sun aria-hidden className="only-dark size-5.5" strokeWidth={1.9} />
    </button>
  );
}
