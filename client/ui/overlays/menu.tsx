import { cloneElement, lazy, Suspense, useContext, useState } from 'react';
import { DrawMenuItemContext } from './menu-item.ts';
import type { MenuItemProps, MenuProps } from './menu-props.ts';

// What draws menus is loaded when a finger or the focus comes near the first button of one.
const load = () => import('./menu-surface.tsx');
const MenuSurface = lazy(async () => ({ default: (await load()).MenuSurface }));

/** A button with a few actions behind it. Opens at a press or by the arrow down, and arrows move in it. */
export function Menu({ trigger, children }: MenuProps) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => setIsAskedFor(true),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setIsAskedFor(true);
    },
  });
  if (!isAskedFor) return closed;
  return (
    <Suspense fallback={closed}>
      <MenuSurface trigger={trigger}>{children}</MenuSurface>
    </Suspense>
  );
}

/** An entry of a `Menu`. */
export function MenuItem(props: MenuItemProps) {
  const draw = useContext(DrawMenuItemContext);
  return draw?.(props);
}
