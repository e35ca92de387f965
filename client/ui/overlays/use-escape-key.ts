import { useEffectEvent, useLayoutEffect } from 'react';

/** The open overlays, the uppermost last. */
const open: (() => void)[] = [];

function closeUppermost(event: KeyboardEvent): void {
  const close = open.at(-1);
  if (event.key !== 'Escape' || event.isComposing || !close) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

/**
 * Lets Escape close the uppermost overlay, from the moment at which it is seen. Radix listens only some time after the paint, and until then a key
 * pressed in an overlay would close the one below.
 */
export function useEscapeKey(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeThis = () => close();
    // On the window, before Radix, which listens on the document. Added again, it stays one.
    window.addEventListener('keydown', closeUppermost, { capture: true });
    open.push(closeThis);
    return () => void open.splice(open.indexOf(closeThis), 1);
  }, [isOpen]);
}
