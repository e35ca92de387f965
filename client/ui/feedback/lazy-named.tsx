import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { afterPaint, afterPress } from '#client/lib/run-after.ts';
import { PartFailure } from './part-failure.tsx';

/** State of a part whose module failed to load. */
export interface FailedPart {
  isRetrying: boolean;
  retry: () => void;
}

/** Resolves after some milliseconds, or at once; with `endsByScroll` when the member scrolls. */
async function elapse(milliseconds: number, endsByScroll: boolean): Promise<void> {
  if (milliseconds === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const timer = setTimeout(end, milliseconds);
  if (endsByScroll) addEventListener('scroll', end, { once: true, passive: true });
  await promise;
  clearTimeout(timer);
  removeEventListener('scroll', end);
}

/** Delay in milliseconds of a part below the first screen. */
const BELOW_MS = 3000;

/** Placeholder of a part until it is loaded; a dialog shows its frame. */
type Fallback<Props> = ReactNode | ((props: Props, failed: FailedPart | null) => ReactNode);

type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the module ahead of the first render. */
  preload: () => Promise<ComponentType<Props>>;
  /** True once the module is there, so that a render draws the part at once. */
  isLoaded: () => boolean;
};

/**
 * Creates a component whose module is loaded on first render. After a failure, only this part shows an error, with a
 * retry on demand and when the network is back; an `isDispensable` part shows none. `delayMs` leaves the network to other
 * parts; a part that `isBelow` the first screen leaves it to them until the member scrolls, or for three seconds.
 */
export function lazyNamed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: Fallback<Props> = null,
  { isDispensable = false, isBelow = false, delayMs = 0 } = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => (loaded ??= await load());

  function LazyPart(props: Props) {
    const [part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
    useEffect(() => {
      if (part) return undefined;
      let isGone = false;
      // Naming a dialog's scripts to the browser takes as long as painting its frame.
      const loading = loaded
        ? preload()
        : afterPaint()
            .then(() => elapse(isBelow ? BELOW_MS : delayMs, isBelow))
            .then(preload);
      loading.then(
        (found) =>
          afterPress(() => {
            if (!isGone) setPart(() => found);
          }),
        (error: unknown) => {
          console.warn('A part of the page could not be loaded', error);
          afterPress(() => {
            if (!isGone) setFailedAttempt(attempt);
          });
        },
      );
      return () => void (isGone = true);
    }, [part, attempt]);

    if (part) return createElement(part, props);
    const failed = failedAttempt === null ? null : { isRetrying: failedAttempt < attempt, retry };
    if (typeof fallback === 'function') return fallback(props, failed);
    return failed && !isDispensable ? <PartFailure {...failed} /> : fallback;

    function retry() {
      // Reloads the page, because a browser may cache a failed module, and a new version may lack it. Typed content is
      // kept as a draft.
      if (attempt > 0 && navigator.onLine) location.reload();
      else setAttempt(attempt + 1);
    }
  }
  return Object.assign(LazyPart, { preload, isLoaded: () => loaded !== null });
}
