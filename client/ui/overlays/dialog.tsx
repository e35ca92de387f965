import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-props.ts';

// What draws dialogs is loaded with the first one that is opened.
const DialogSurface = lazy(async () => ({ default: (await import('./dialog-surface.tsx')).DialogSurface }));

/** In the middle of a large screen, a sheet from below on a phone; how it is closed, `DialogSurface` says. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <DialogSurface {...props} />
      </Suspense>
    )
  );
}
