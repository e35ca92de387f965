import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#client/features/profile/clipboard-api.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { secondFactorScreensText as text } from '#messages/second-factors.ts';
import { useConfirmAuthenticatorApp, useStartAuthenticatorApp } from '../second-factor-api.ts';

const QrCode = lazyNamed(async () => (await import('#client/ui/content/qr/qr-code.tsx')).QrCode);

interface AuthenticatorAppDialogProps {
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Dialog that asks for the password, then shows the key and asks for a code as proof that the app has it. */
export function AuthenticatorAppDialog({ onDone, onClose }: AuthenticatorAppDialogProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const start = useStartAuthenticatorApp(setProblem);
  const confirm = useConfirmAuthenticatorApp(({ recoveryCodes }) => onDone(recoveryCodes), setProblem);
  const key = start.data;
  return (
    <FormDialog
      title={text.appTitle}
      submitLabel={key ? text.appConfirm : text.continue}
      isPending={start.isPending || confirm.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(undefined);
        if (key) confirm.mutate({ code });
        else start.mutate({ password });
      }}
      onClose={onClose}
    >
      {key ? (
        <>
          <a
            href={key.uri}
            className={`${buttonClass({ variant: 'secondary' })} justify-self-start pointer-fine:hidden`}
          >
            <Smartphone aria-hidden className="size-5" />
            {text.appOpen}
          </a>
          <p>{text.appScan}</p>
          <div className="w-52 justify-self-center">
            <QrCode content={key.uri} label={text.appQr} />
          </div>
          <div className="grid gap-1">
            <p className="text-caption text-ink-soft">{text.appKey}</p>
            <p className="figures font-semibold tracking-wide break-all">{key.secret}</p>
            <Button
              variant="quiet"
              onClick={() => void copyText(key.secret, text.appKeyCopied)}
              className="-ml-5 justify-self-start"
            >
              {text.copyCodes}
            </Button>
          </div>
          <TextField
            key="code"
            label={text.appCode}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={problem}
            className="figures"
          />
        </>
      ) : (
        <PasswordField
          key="password"
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
