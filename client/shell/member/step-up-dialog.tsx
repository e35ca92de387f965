import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '#client/data/api.ts';
import { isApiError, wordsOf } from '#client/lib/api-error.ts';
import { arePasskeysSupported, signWithPasskey } from '#client/lib/sign-in/passkeys.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { stepUpText } from '#messages/member-shell.ts';
import { secondFactorScreensText as text } from '#messages/second-factors.ts';

interface StepUpDialogProps {
  onSettle: (isProved: boolean) => void;
}

/** Asks for the second step again, or for the password of a member without one, after which the waiting call continues. */
export function StepUpDialog({ onSettle }: StepUpDialogProps) {
  const { data: factors } = useQuery(api.secondFactors.list.queryOptions());
  if (!factors) return null;
  const hasSecondStep = factors.passkeys.length > 0 || factors.authenticatorAppSince !== null;
  return hasSecondStep ? <SecondStepDialog onSettle={onSettle} /> : <PasswordDialog onSettle={onSettle} />;
}

function SecondStepDialog({ onSettle }: StepUpDialogProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const outcome = {
    onSuccess: () => onSettle(true),
    onError: (error: Error) => setProblem(isApiError(error) ? wordsOf(error) : text.passkeyCancelled),
  };
  const confirm = useMutation({ ...api.secondFactors.stepUp.mutationOptions(), ...outcome });
  const withPasskey = useMutation({
    mutationFn: async () => {
      const response = await signWithPasskey(await client.secondFactors.stepUpChallenge());
      await client.secondFactors.stepUpWithPasskey({ response });
    },
    ...outcome,
  });
  return (
    <FormDialog
      title={stepUpText.title}
      description={stepUpText.text}
      submitLabel={text.confirm}
      isPending={confirm.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate({ code });
      }}
      onClose={() => onSettle(false)}
    >
      <TextField
        label={text.code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={problem}
        className="figures"
      />
      {arePasskeysSupported() && (
        <Button
          variant="secondary"
          isPending={withPasskey.isPending}
          onClick={() => withPasskey.mutate()}
          className="justify-self-start"
        >
          {text.withPasskey}
        </Button>
      )}
    </FormDialog>
  );
}

function PasswordDialog({ onSettle }: StepUpDialogProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirm = useMutation({
    ...api.secondFactors.stepUpWithPassword.mutationOptions(),
    onSuccess: () => onSettle(true),
    onError: (error: Error) => setProblem(error.message),
  });
  return (
    <FormDialog
      title={stepUpText.title}
      description={stepUpText.passwordText}
      submitLabel={text.confirm}
      isPending={confirm.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate({ password });
      }}
      onClose={() => onSettle(false)}
    >
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem}
      />
    </FormDialog>
  );
}
