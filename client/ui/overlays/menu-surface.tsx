import { clsx } from 'clsx';
import * as Primitive from 'radix-ui/dropdown-menu';
import type { MenuItemProps, MenuProps } from './menu-props.ts';
import { DrawMenuItemProvider } from './menu-item.ts';

/** Draws a menu that has been asked for, open. */
export function MenuSurface({ trigger, children }: MenuProps) {
  return (
    // Not modal: nothing behind it needs to be blocked, and what a modal menu hides from screen readers could still be focused.
    <Primitive.Root modal={false} defaultOpen>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={6}
          className="appear z-50 min-w-52 rounded-small border border-line bg-raised p-1.5 shadow-lift"
        >
          <DrawMenuItemProvider value={drawItem}>{children}</DrawMenuItemProvider>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function drawItem({ icon: Icon, label, onSelect, isDangerous = false, isDisabled = false }: MenuItemProps) {
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
