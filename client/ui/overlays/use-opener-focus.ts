import { useState } from 'react';

const openers = new WeakMap<Element, Element>();

/**
 * Remembers the focused element before the frame of a loading dialog takes the focus. The dialog that replaces the
 * frame returns it there.
 */
export function rememberOpener(frame: Element): void {
  const focused = document.activeElement;
  const replaced = focused?.closest('[data-dialog-frame]');
  const opener = replaced ? openers.get(replaced) : focused;
  if (opener) openers.set(frame, opener);
}

/**
 * Returns the focus to the element that opened an overlay, for `onCloseAutoFocus`: Radix does so only for its own
 * triggers, and ours are opened by state. `followsFrame` is true if the overlay replaces its frame.
 */
export function useOpenerFocus(isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  const [followsFrame, setFollowsFrame] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    const frame = document.querySelector('[data-dialog-frame]');
    setFollowsFrame(frame !== null);
    if (isOpen) setOpener((frame && openers.get(frame)) ?? document.activeElement);
  }
  function returnFocus(event: Event): void {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  }
  return { returnFocus, followsFrame };
}
