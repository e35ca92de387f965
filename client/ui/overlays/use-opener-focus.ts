import { useState } from 'react';

/** Elements to return the focus to, the first that is still on the page. */
type Openers = readonly Element[];

const openersOfFrames = new WeakMap<Element, Openers>();
/** The element outside all overlays that opened the first of those that are open. */
let pageOpener: Element | null = null;

/**
 * Remembers the focused element before the frame of a loading dialog takes the focus. The dialog that replaces the
 * frame returns it there.
 */
export function rememberOpener(frame: Element): void {
  const replaced = document.activeElement?.closest('[data-dialog-frame]');
  openersOfFrames.set(frame, (replaced && openersOfFrames.get(replaced)) ?? findOpeners());
}

/** The focused element may be in an overlay that closes, or gone already: then the page's own opener comes next. */
function findOpeners(): Openers {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !focused.closest('[role="dialog"], dialog')) pageOpener = focused;
  const isElement = (each: Element | null): each is Element => each !== null && each !== document.body;
  return [focused, pageOpener].filter(isElement);
}

/**
 * Returns the focus to the element that opened an overlay, for `onCloseAutoFocus`: Radix does so only for its own
 * triggers, and ours are opened by state. `followsFrame` is true if the overlay replaces its frame.
 */
export function useOpenerFocus(isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  const [openers, setOpeners] = useState<Openers>([]);
  const [followsFrame, setFollowsFrame] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    const frame = document.querySelector('[data-dialog-frame]');
    setFollowsFrame(frame !== null);
    if (isOpen) setOpeners((frame && openersOfFrames.get(frame)) ?? findOpeners());
  }
  function returnFocus(event: Event): void {
    event.preventDefault();
    const opener = openers.find((each) => each.isConnected);
    if (opener instanceof HTMLElement) opener.focus();
  }
  return { returnFocus, followsFrame };
}
