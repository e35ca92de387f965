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
    // Found while rendering: a menu whose entry was chosen is gone after it.
    if (isOpen) setOpener(findOpener());
  }
  return (event) => {
    event.preventDefault();
    opener?.focus();
  };
}

/** What has the focus; for an entry of a menu, the button of that menu. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const buttonId = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = buttonId ? document.getElementById(buttonId) : focused;
  return opener instanceof HTMLElement ? opener : null;
}
