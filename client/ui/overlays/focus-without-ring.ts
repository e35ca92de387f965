import type { MouseEvent } from 'react';

/**
 * Focuses a tab without a focus ring, for its `onMouseDown`. Radix focuses the tab by script, for which browsers show
 * the ring unless the pointer has focused the tab before.
 */
export function focusWithoutRing(event: MouseEvent<HTMLButtonElement>): void {
  if (event.button === 0) event.currentTarget.focus({ focusVisible: false });
}
