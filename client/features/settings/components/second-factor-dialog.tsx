import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#client/features/profile/clipboard-api.ts';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { PASSKEY_NAME_MAX_LENGTH } from '#domain/accounts/facts.ts';
import type { SecondFactors } from '#domain/second-factors/schema.ts';
import { secondFactorScreensText as text } from '#messages/second-factors.ts';
import {
  useDeletePasskey,
  useRemoveAuthenticatorApp,
  useRenewRecoveryCodes,
  useAddPasskey,
} from '../second-factor-api.ts';
import { AuthenticatorAppDialog } from './authenticator-app-dialog.tsx';

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

/** Shows new recovery codes, which the server cannot show again. */
function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const lines = codes.join('\n');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.codesTitle}
      description={text.codesText}
      footer={<Button onClick={onClose}>{text.codesKept}</Button>}
    >
      <div className="grid gap-5 pb-2">
        <ul className="figures grid grid-cols-2 gap-x-6 gap-y-2 rounded-large bg-sunk p-6 font-semibold">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => void copyText(lines, text.codesCopied)}>
            <Copy aria-hidden className="size-5" />
            {text.copyCodes}
          </Button>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${lines}\n`)}`}
            download={text.codesFile}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Download aria-hidden className="size-5" />
            {text.downloadCodes}
          </a>
        </div>
      </div>
    </Dialog>
  );
}

interface PasskeyDialogProps {
  /** True without another second factor: the password then verifies the member. */
  needsPassword: boolean;
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

function PasskeyDialog({ needsPassword, onDone, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState<string>(text.passkeyNameExample);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = useAddPasskey(({ recoveryCodes }) => onDone(recoveryCodes), setProblem);
  return (
    <FormDialog
      title={text.passkeyTitle}
      description={text.passkeyText}
      submitLabel={text.continue}
      isPending={add.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(undefined);
        add.mutate({ name, password });
      }}
      onClose={onClose}
    >
      <TextField
        label={text.passkeyName}
        most={PASSKEY_NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={needsPassword ? undefined : problem}
      />
      {needsPassword && (
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problem}
        />
      )}
    </FormDialog>
  );
}
