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
      const { message } = await request<{ message: string }>('POST', '/api/auth/resend-verification', {});
      const title = message === accountsText.alreadyVerified ? text.verified : text.codeSent;
      showToast({ title, description: message, tone: 'positive' });
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
