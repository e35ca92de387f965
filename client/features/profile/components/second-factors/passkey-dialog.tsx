import { useState } from 'react';
import { PASSKEY_NAME_MAX_LENGTH } from '#contract/constants/second-factors.ts';
import { secondFactorScreensText as text } from '#messages/screens/second-factors.ts';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { useAddPasskey } from '../../second-factor-api.ts';

interface PasskeyDialogProps {
  /** True without another second factor: the password then verifies the member. */
  needsPassword: boolean;
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

export function PasskeyDialog({ needsPassword, onDone, onClose }: PasskeyDialogProps) {
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
