import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import * as Primitive from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';

interface MenuProps {
  /** The button that opens it; an `IconButton` or `Button`. */
  trigger: ReactNode;
  children: ReactNode;
}

export function Menu({ trigger, children }: MenuProps) {
  return (
    // Not modal: nothing behind it needs to be blocked, and what a modal menu hides from screen readers could still be focused.
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={6}
          className="appear z-50 min-w-52 rounded-small border border-line bg-raised p-1.5 shadow-lift"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface MenuItemProps {
  icon?: LucideIcon;
  label: string;
  onSelect: () => void;
  isDangerous?: boolean;
  isDisabled?: boolean;
}

export function MenuItem({
  icon: Icon,
  label,
  onSelect,
  isDangerous = false,
  isDisabled = false,
}: MenuItemProps) {
  return (
    <Primitive.Item
      disabled={isDisabled}
      onSelect={onSelect}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-[0.5rem] px-3 outline-none data-disabled:text-ink-faint data-highlighted:bg-sunk',
        isDangerous && 'text-danger',
      )}
    >
      {Icon && <Icon aria-hidden className="size-5" strokeWidth={1.9} />}
      {label}
    </Primitive.Item>
  );
}
