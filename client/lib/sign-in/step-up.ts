import { createStore } from '../store/create-store.ts';

/** A call waits for the member to prove the second step once more; `settle` ends the waiting. */
interface PendingStepUp {
  promise: Promise<boolean>;
  settle: (isProved: boolean) => void;
}

/** What the dialog of `step-up-dialog.tsx` shows; `null` while no call waits. */
export const pendingStepUp = createStore<PendingStepUp | null>(null);

/** Asks the member to prove the second step, once for all calls that wait; false when they rather not. */
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
