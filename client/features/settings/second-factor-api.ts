import { useMutation } from '@tanstack/react-query';
import { api, client } from '#client/data/api.ts';
import { profileToasts, toFailure } from '#client/features/profile/outcome-api.ts';
import { isApiError, wordsOf } from '#client/lib/api-error.ts';
import { makePasskey } from '#client/lib/sign-in/passkeys.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { secondFactorScreensText as text } from '#messages/second-factors.ts';

/**
 * Hooks for the calls that change how a member signs in. A change that needs a fresh second factor asks for it
 * (`step-up.ts`).
 */

interface Codes {
  recoveryCodes: string[];
}

/** Receives the error to show at a field that the server rejected. */
type OnRefused = (message: string) => void;

export function useStartAuthenticatorApp(onRefused: OnRefused) {
  return useMutation(
    api.secondFactors.startAuthenticatorApp.mutationOptions({
      onError: (error) => onRefused(wordsOf(error)),
    }),
  );
}

export function useConfirmAuthenticatorApp(onDone: (codes: Codes) => void, onRefused: OnRefused) {
  return useMutation(
    api.secondFactors.confirmAuthenticatorApp.mutationOptions({
      ...mutationToasts({ success: { title: text.appAdded }, failure: { title: text.appFailed }, onDone }),
      onError: (error) => onRefused(wordsOf(error)),
    }),
  );
}

export function useRemoveAuthenticatorApp(onDone: () => void) {
  return useMutation(
    api.secondFactors.removeAuthenticatorApp.mutationOptions(
      profileToasts({ title: text.appRemoved }, text.removeFailed, onDone),
    ),
  );
}

/** Creates a passkey on the device and stores it. */
export function useAddPasskey(onDone: (codes: Codes) => void, onRefused: OnRefused) {
  const create = useMutation(api.secondFactors.createPasskey.mutationOptions());
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const options = await client.secondFactors.startPasskey({ password });
      return create.mutateAsync({ name, response: await makePasskey(options) });
    },
    ...mutationToasts({
      success: { title: text.passkeyCreated },
      failure: { title: text.passkeyFailed },
      onDone,
    }),
    onError: (error) => onRefused(isApiError(error) ? wordsOf(error) : text.passkeyCancelled),
  });
}

export function useDeletePasskey(onDone: () => void) {
  return useMutation(
    api.secondFactors.deletePasskey.mutationOptions(
      profileToasts({ title: text.passkeyRemoved }, text.removeFailed, onDone),
    ),
  );
}

export function useRenewRecoveryCodes(onDone: (codes: Codes) => void) {
  return useMutation(
    api.secondFactors.renewRecoveryCodes.mutationOptions(
      mutationToasts({
        failure: (error) => toFailure(text.renewFailed, error),
        onDone,
      }),
    ),
  );
}
