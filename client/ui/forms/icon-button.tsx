import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

export const iconButtonClass =
  'relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-accent-soft hover:text-accent-ink disabled:text-ink-faint disabled:hover:bg-transparent';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** What the button does; its only name for those who cannot see the icon. */
  label: string;
  /** A small count at the corner; 0 shows none. */
  count?: number;
}

export function IconButton({ icon: Icon, label, count = 0, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={count > 0 ? `${label}, ${count}` : label}
      title={label}
      className={clsx(iconButtonClass, className)}
    >
      <Icon aria-hidden className="size-5.5" strokeWidth={1.9} />
      {count > 0 && (
        <span
          aria-hidden
          className="figures absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-[0.75rem] leading-none font-bold text-on-accent"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
