import { isUnauthorized, isWithoutAnswer, referenceOf, wordsOf } from '#client/lib/api-error.ts';
import { type KeptKind, keptKindOf } from '#client/lib/network/kept-answers.ts';
import { endSession } from '#client/lib/session-end.ts';
import { sessionText } from '#messages/member-shell.ts';
import { networkText } from '#messages/ui.ts';
import { showToast, type Toast } from './toast.ts';

interface MutationToasts<Data, Input> {
  /** Absent if the screen itself shows the success. A change that only this device has says so instead. */
  success?: Toast | ((data: Data, input: Input) => Toast) | undefined;
  /** Message for a rejection; without a network, the description says that instead. */
  failure: Toast | ((error: Error) => Toast);
  /**
   * Toast before the login after the session has ended (specification, section 8); `failure` shows the same as other
   * errors.
   */
  signedOut?: 'notice' | 'silent' | 'failure';
  /** Called after a success. */
  onDone?: ((data: Data) => void) | undefined;
}

const signedOutToast = {
  title: sessionText.unauthorized,
  description: sessionText.unauthorizedText,
  tone: 'danger',
  isCarried: true,
} as const;

/** Toasts of changes that this device has kept; without a title, as a part of the success. */
const keptToasts = {
  held: { tone: 'neutral', description: networkText.keptHere },
  'signed-out': { ...signedOutToast, note: networkText.keptHere },
  stale: { tone: 'neutral', title: networkText.undecided },
  gone: { tone: 'neutral', title: networkText.undecided },
} as const satisfies Record<KeptKind, Partial<Toast>>;

/**
 * Returns the toasts of a mutation as options for `useMutation`. A toast has the tone of its outcome unless it names
 * another.
 */
export function mutationToasts<Data = unknown, Input = unknown>({
  success,
  failure,
  signedOut = 'notice',
  onDone,
}: MutationToasts<Data, Input>) {
  return {
    onSuccess(data: Data, input: Input): void {
      const toast = typeof success === 'function' ? success(data, input) : success;
      const kept = keptKindOf(data);
      if (kept && kept !== 'held') {
        if (kept !== 'signed-out' || signedOut !== 'silent') showToast(keptToasts[kept]);
      } else if (toast) showToast({ tone: 'positive', ...toast, ...(kept && keptToasts[kept]) });
      onDone?.(data);
    },
    onError(error: Error): void {
      if (signedOut === 'silent' && isUnauthorized(error)) return;
      if (signedOut === 'notice' && returnToLogin(error)) return;
      const toast = typeof failure === 'function' ? failure(error) : failure;
      const reference = referenceOf(error);
      showToast({
        tone: 'danger',
        ...(reference && { note: networkText.reference(reference) }),
        ...toast,
        // A toast that shows the server's words, and the server sent none.
        ...((isWithoutAnswer(error) || toast.description === '') && { description: wordsOf(error) }),
      });
    },
  };
}

/** Returns the toasts of a change whose success is a title, and whose failure is a title with a description. */
export function outcomeToasts(title: string, success: string, description: string, onDone: () => void) {
  return mutationToasts({ success: { title: success }, failure: { title, description }, onDone });
}

/**
 * Handles an error with status 401: shows a toast, redirects to the login and returns true. Returns false for other
 * errors.
 */
export function returnToLogin(error: unknown): boolean {
  if (!isUnauthorized(error)) return false;
  showToast(signedOutToast);
  endSession();
  return true;
}
