import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

export const iconButtonClass =
  'relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-accent-soft hover:text-accent-ink disabled:text-ink-faint disabled:hover:bg-transparent';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** Action of the button, as its accessible name. */
  label: string;
  /** Small count at the corner; 0 shows none. */
  count?: number;
  /** Dot at the corner that marks news, in the place of a count. The label must mention it too. */
  hasDot?: boolean;
}

export function IconButton({ icon: Icon, label, count = 0, hasDot = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={count > 0 ? `${label}, ${count}` : label}
      title={label}
      className={clsx(iconButtonClass, className)}
    >
      <Icon aria-hidden className="size-5.5" strokeWidth={1.9} />
      {hasDot && (
        <span
          aria-hidden
          className={clsx(
            'absolute size-[min(0.625rem,3.5vw)] rounded-full bg-festive ring-2 ring-page',
            count > 0 ? 'right-1.5 bottom-1.5' : 'top-2 right-2',
          )}
        />
      )}
      {count > 0 && (
        <span
          aria-hidden
          className="figures absolute top-0.5 right-0.5 grid h-[min(1.25rem,6.25vw)] min-w-[min(1.25rem,6.25vw)] place-items-center rounded-full bg-accent px-1 text-[min(0.75rem,4vw)] leading-none font-bold text-on-accent"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
