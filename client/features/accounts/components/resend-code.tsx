import { useState } from 'react';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { accountsText } from '#messages/en/accounts.ts';
import { request } from '../../../lib/public/request.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { messageOf } from '../api.ts';

/** Asks for a new verification code. */
export function ResendCode() {
  const [isPending, setIsPending] = useState(false);

  async function resend() {
    setIsPending(true);
    try {
      await request('POST', '/api/auth/resend-verification', {});
      showToast({ title: text.codeSent, description: accountsText.codeSent, tone: 'positive' });
    } catch (error) {
      showToast({
        title: text.codeFailed,
        description: messageOf(error, text.codeFailedText),
        tone: 'danger',
      });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <>
      <p>{text.noCode}</p>
      <Button variant="quiet" isPending={isPending} onClick={() => void resend()}>
        {text.resend}
      </Button>
    </>
  );
}
