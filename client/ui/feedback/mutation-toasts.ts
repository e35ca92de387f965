import { isUnauthorized, isWithoutAnswer, referenceOf } from '#client/lib/api-error.ts';
import { endSession } from '#client/lib/session-end.ts';
import { sessionText } from '#messages/screens/session.ts';
import { networkText } from '#messages/screens/network.ts';
import { showToast, type Toast } from './toast.ts';

interface MutationToasts<Data, Input> {
  /** Absent where the screen itself shows that it worked. */
  success?: Toast | ((data: Data, input: Input) => Toast) | undefined;
  /** The words for a server that refuses; without a network they say that instead. */
  failure: Toast | ((error: Error) => Toast);
  /** What a session that is over says before the login follows (specification, section 8); `failure`: what any other error says. */
  signedOut?: 'notice' | 'silent' | 'failure';
  /** After a success. */
  onDone?: ((data: Data) => void) | undefined;
}

/** The toasts of a mutation, as options for `useMutation`. A toast has the tone of its outcome unless it names another. */
export function mutationToasts<Data = unknown, Input = unknown>({
  success,
  failure,
  signedOut = 'notice',
  onDone,
}: MutationToasts<Data, Input>) {
  return {
    onSuccess(data: Data, input: Input): void {
      const toast = typeof success === 'function' ? success(data, input) : success;
      if (toast) showToast({ tone: 'positive', ...toast });
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
        ...(isWithoutAnswer(error) && { description: error.message }),
      });
    },
  };
}

/** When `error` says that the session is over: shows that, leads to the login, and returns `true`. Other errors are the caller's. */
export function returnToLogin(error: unknown): boolean {
  if (!isUnauthorized(error)) return false;
  showToast({ title: sessionText.unauthorized, description: sessionText.unauthorizedText, tone: 'danger' });
  endSession();
  return true;
}
