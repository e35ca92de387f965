import { useState } from 'react';

/**
 * Gives the focus back to what opened an overlay when the overlay closes; for `onCloseAutoFocus`. Radix does so only for
 * its own triggers, and ours are opened by state.
 */
export function useOpenerFocus(isOpen: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    const focused = document.activeElement;
    if (isOpen && focused instanceof HTMLElement) setOpener(focused);
  }
  return (event) => {
    event.preventDefault();
    opener?.focus();
  };
}
