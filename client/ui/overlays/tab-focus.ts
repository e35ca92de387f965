import type { MouseEvent } from 'react';

/**
 * For a tab's `onMouseDown`. Radix focuses the tab by script, for which a browser draws the ring of the keyboard; it keeps quiet when
 * the tab has been focused by the pointer before.
 */
export function focusWithoutRing(event: MouseEvent<HTMLButtonElement>): void {
  if (event.button === 0) event.currentTarget.focus({ focusVisible: false });
}
