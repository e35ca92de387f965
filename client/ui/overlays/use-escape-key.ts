import { useEffectEvent, useLayoutEffect } from 'react';

/** Open overlays, the uppermost last. */
const open: (() => void)[] = [];

/**
 * Closes the uppermost overlay on Escape as soon as it is visible. Radix starts listening only some time after the
 * paint, and until then a key pressed in an overlay would close the one below.
 */
export function useEscapeKey(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeThis = () => close();
    // Listens on the window, before Radix, which listens on the document. Adding the same listener again has no effect.
    window.addEventListener('keydown', closeUppermost, { capture: true });
    open.push(closeThis);
    return () => void open.splice(open.indexOf(closeThis), 1);
  }, [isOpen]);
}

function closeUppermost(event: KeyboardEvent): void {
  const close = open.at(-1);
  if (event.key !== 'Escape' || !close) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}
