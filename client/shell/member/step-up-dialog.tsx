import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorScreensText as text } from '#messages/second-factors.ts';
import { stepUpText } from '#messages/member-shell.ts';
import { api, client } from '#client/data/api.ts';
import { isApiError, wordsOf } from '#client/lib/api-error.ts';
import { arePasskeysSupported, signWithPasskey } from '#client/lib/sign-in/passkeys.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';

/** Asks for the second step again, after which the waiting call continues. */
export function StepUpDialog({ onSettle }: { onSettle: (isProved: boolean) => void }) {
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
