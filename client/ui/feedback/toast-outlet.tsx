import { lazy, Suspense, useEffect, useState } from 'react';
import { subscribeToToasts, type Toast } from './toast.ts';

// Most visits show no toast, so what draws them is loaded with the first one.
const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Stands once, in the root. */
export function ToastOutlet() {
  const [latest, setLatest] = useState<Toast | null>(null);
  useEffect(() => subscribeToToasts(setLatest), []);
  return (
    latest && (
      <Suspense fallback={null}>
        <Toaster toast={latest} />
      </Suspense>
    )
  );
}
