import { type SubmitEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CODE_LENGTH } from '#contract/account-limits.ts';
import type { User } from '#contract/accounts.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { accountsText } from '#messages/en/accounts.ts';
import { request } from '../../../lib/public/request.ts';
import { announceSession } from '../../../lib/public/session-marker.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { messageOf } from '../api.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeField } from './code-field.tsx';
import { ResendCode } from './resend-code.tsx';

/** How long the success stays in sight, in milliseconds (specification, section 4). */
const REDIRECT_MS = 2000;

/** The 6 digits of the verification mail; after them it goes on to `nextPath`. */
export function VerifyEmailPage({ user, nextPath }: { user: User; nextPath: string }) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [state, setState] = useState<'idle' | 'pending' | 'success'>('idle');

  useEffect(() => {
    if (state !== 'success') return;
    const timer = setTimeout(() => void navigate(nextPath), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [state, navigate, nextPath]);

  async function verify(event: SubmitEvent) {
    event.preventDefault();
    setState('pending');
    setError(undefined);
    try {
      await request<User>('POST', '/api/auth/verify-email', { otp: code });
      announceSession();
      showToast({ title: text.verified, tone: 'positive' });
      setState('success');
    } catch (refusal) {
      setError(messageOf(refusal, accountsText.invalidCode));
      setState('idle');
    }
  }

  if (state === 'success' || user.emailVerified) {
    return (
      <AuthFrame
        title={text.verified}
        text={user.emailVerified ? text.alreadyVerifiedText : text.verifiedText}
      >
        <ButtonLink to={nextPath} size="large">
          {text.goOn}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={text.verifyTitle}
      text={
        <>
          {text.verifyText}{' '}
          <strong className="block font-semibold wrap-anywhere text-ink">{user.email}</strong>
        </>
      }
      footer={<ResendCode />}
    >
      <form method="post" noValidate onSubmit={(event) => void verify(event)} className="grid gap-5">
        <CodeField code={code} onChange={setCode} error={error} />
        <Button
          type="submit"
          size="large"
          isPending={state === 'pending'}
          disabled={code.length !== CODE_LENGTH}
        >
          {text.verify}
        </Button>
      </form>
    </AuthFrame>
  );
}
