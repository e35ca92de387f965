import { createStore } from '../store/create-store.ts';

/** A call that waits for the member's second step; `settle` resolves it. */
interface PendingStepUp {
  promise: Promise<boolean>;
  settle: (isProved: boolean) => void;
}

/** Step-up that the dialog of `step-up-dialog.tsx` shows; `null` while no call waits. */
export const pendingStepUp = createStore<PendingStepUp | null>(null);

/** Asks the member for the second step, once for all waiting calls. Resolves to false if the member declines. */
export function askForStepUp(): Promise<boolean> {
  const pending = pendingStepUp.get();
  if (pending) return pending.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settle = (isProved: boolean) => {
    pendingStepUp.set(null);
    resolve(isProved);
  };
  pendingStepUp.set({ promise, settle });
  return promise;
}
