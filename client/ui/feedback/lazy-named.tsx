import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { PartFailure } from './part-failure.tsx';

/** Why a part is not there yet: its module could not be loaded. */
export interface FailedPart {
  isRetrying: boolean;
  retry: () => void;
}

/** Holds the part's place until it is there; a dialog draws its frame. */
type Fallback<Props> = ReactNode | ((props: Props, failed: FailedPart | null) => ReactNode);

type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the module before it is drawn. */
  preload: () => Promise<ComponentType<Props>>;
};

/**
 * A component whose module is loaded when it is first drawn. Without a network the rest of the page goes on: the part says what is missing, and tries
 * again when it is asked to and when the network is back. Nothing is said of a part that is `isDispensable`.
 */
export function lazyNamed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: Fallback<Props> = null,
  { isDispensable = false } = {},
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
      preload().then(
        (found) => {
          if (!isGone) setPart(() => found);
        },
        (error: unknown) => {
          console.warn('A part of the page could not be loaded', error);
          if (!isGone) setFailedAttempt(attempt);
        },
      );
      return () => void (isGone = true);
    }, [part, attempt]);

    if (part) return createElement(part, props);
    const failed = failedAttempt === null ? null : { isRetrying: failedAttempt < attempt, retry };
    if (typeof fallback === 'function') return fallback(props, failed);
    return failed && !isDispensable ? <PartFailure {...failed} /> : fallback;

    function retry() {
      // A browser may keep that a module failed, and a new version no longer has it: a new page asks anew. What was typed is kept.
      if (attempt > 0 && navigator.onLine) location.reload();
      else setAttempt(attempt + 1);
    }
  }
  return Object.assign(LazyPart, { preload });
}
