import { useState } from 'react';
import { lazyNamed } from '../feedback/lazy-named.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogProps } from './dialog-props.ts';

// Loaded when the first dialog opens.
const DialogSurface = lazyNamed<DialogProps>(
  async () => (await import('./dialog-surface.tsx')).DialogSurface,
  ({ isOpen, onOpenChange, title }, failed) =>
    isOpen && <DialogFrame title={title} onClose={() => onOpenChange(false)} failed={failed} />,
);
export const preloadDialog = DialogSurface.preload;

/** Loads `DialogSurface` on first opening; see there. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <DialogSurface {...props} />;
}
