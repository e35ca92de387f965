import type { MouseEvent } from 'react';

/**
 * For a tab's `onMouseDown`. Radix focuses the tab by script, for which browsers show the keyboard's focus ring; they do not if the
 * pointer has focused the tab before.
 */
export function focusWithoutRing(event: MouseEvent<HTMLButtonElement>): void {
  if (event.button === 0) event.currentTarget.focus({ focusVisible: false });
}
