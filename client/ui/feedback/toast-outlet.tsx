import { lazy, Suspense, useEffect, useState } from 'react';
import { subscribeToToasts, type Toast } from './toast.ts';

// A visit may show no toast, so what draws them is loaded apart: with the first one, or ahead by `useToasterAhead`.
const loadToaster = () => import('./toaster.tsx');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Behind what the screen itself loads. */
const AHEAD_MS = 1500;

/** For screens on which a toast may be followed by another page within a second, before it could be loaded. */
export function useToasterAhead() {
  useEffect(() => {
    // A failure is the toast's to tell, which asks again.
    const timer = setTimeout(() => void loadToaster().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
}

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
