import { useState } from 'react';
import type { SecondFactors } from '#contract/second-factors.ts';
import { secondFactorScreensText as text } from '#messages/screens/second-factors.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import {
  useDeletePasskey,
  useRemoveAuthenticatorApp,
  useRenewRecoveryCodes,
} from '../../second-factor-api.ts';
import { AuthenticatorAppDialog } from './authenticator-app-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** Change that the member is about to make; at most one dialog is open. */
export type SecondFactorChange =
  | { kind: 'set-up-app' | 'remove-app' | 'add-passkey' | 'renew-codes' }
  | { kind: 'remove-passkey'; id: string; name: string };

interface SecondFactorDialogProps {
  change: SecondFactorChange;
  factors: SecondFactors;
  onClose: () => void;
}

export function SecondFactorDialog({ change, factors, onClose }: SecondFactorDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const showCodes = (made: readonly string[]) => (made.length > 0 ? setCodes(made) : onClose());
  const removeApp = useRemoveAuthenticatorApp(onClose);
  const deletePasskey = useDeletePasskey(onClose);
  const renew = useRenewRecoveryCodes(({ recoveryCodes }) => showCodes(recoveryCodes));
  const confirmation = { isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose() };
  if (codes.length > 0) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  switch (change.kind) {
    case 'set-up-app':
      return <AuthenticatorAppDialog onDone={showCodes} onClose={onClose} />;
    case 'add-passkey':
      return (
        <PasskeyDialog
          needsPassword={factors.passkeys.length === 0 && !factors.authenticatorAppSince}
          onDone={showCodes}
          onClose={onClose}
        />
      );
    case 'remove-app':
      return (
        <ConfirmDialog
          {...confirmation}
          title={text.removeAppTitle}
          text={text.removeAppText}
          confirmLabel={text.removeApp}
          isPending={removeApp.isPending}
          onConfirm={() => removeApp.mutate(undefined)}
        />
      );
    case 'remove-passkey':
      return (
        <ConfirmDialog
          {...confirmation}
          title={text.removePasskeyTitle(change.name)}
          text={text.removePasskeyText}
          confirmLabel={text.removePasskey}
          isPending={deletePasskey.isPending}
          onConfirm={() => deletePasskey.mutate({ id: change.id })}
        />
      );
    case 'renew-codes':
      return (
        <ConfirmDialog
          {...confirmation}
          title={text.renewTitle}
          text={text.renewText}
          confirmLabel={text.renewCodes}
          isDangerous={false}
          isPending={renew.isPending}
          onConfirm={() => renew.mutate(undefined)}
        />
      );
  }
}
