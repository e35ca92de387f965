import { useMutation } from '@tanstack/react-query';
import { MailCheck, X } from 'lucide-react';
import { useState } from 'react';
import { accountsText } from '#messages/en/accounts.ts';
import { dashboardText as text } from '#messages/en/dashboard.ts';
import { api, isUnauthorized } from '../../../lib/api.ts';
import { refetchNouns } from '../../../lib/query-client.ts';
import { useMember } from '../../../lib/session.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { IconButton } from '../../../ui/forms/icon-button.tsx';

const dismissedKey = 'jugal-verification-dismissed';

/** Reminds a member whose address is not verified; hidden for this browser session by the cross. */
export function VerificationBanner() {
  const { email, emailVerified } = useMember();
  const [isDismissed, setIsDismissed] = useState(() => sessionStorage.getItem(dismissedKey) === '1');
  const resend = useMutation(
    api.accounts.resendVerification.mutationOptions({
      onSuccess({ message }) {
        // Another tab may have verified it.
        const isVerified = message === accountsText.alreadyVerified;
        if (isVerified) refetchNouns(['accounts']);
        showToast({
          title: isVerified ? text.verified : text.codeSent,
          description: message,
          tone: 'positive',
        });
      },
      onError(error) {
        // The login follows, without words (specification, section 8).
        if (isUnauthorized(error)) return;
        showToast({
          title: text.codeFailed,
          description: error.message || text.codeFailedText,
          tone: 'danger',
        });
      },
    }),
  );
  if (emailVerified || isDismissed) return null;

  function dismiss() {
    sessionStorage.setItem(dismissedKey, '1');
    setIsDismissed(true);
  }

  return (
    <section
      aria-label={text.verifyTitle}
      className="flex items-start gap-4 rounded-large bg-warning-soft py-4 pr-2 pl-5 text-warning"
    >
      <MailCheck aria-hidden className="mt-2.5 size-6 shrink-0" strokeWidth={1.8} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold">{text.verifyTitle}</p>
          <p className="wrap-anywhere">{text.verifyText(email)}</p>
        </div>
        <ButtonLink to={paths.verifyEmail}>{text.verify}</ButtonLink>
        <Button variant="secondary" isPending={resend.isPending} onClick={() => resend.mutate({})}>
          {text.resend}
        </Button>
      </div>
      <IconButton icon={X} label={text.dismissVerify} onClick={dismiss} className="text-warning" />
    </section>
  );
}
