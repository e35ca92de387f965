import { useMutation } from '@tanstack/react-query';
import { MailCheck, X } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/data/api.ts';
import { refetchResources } from '#client/data/query-client.ts';
import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { dashboardText as text } from '#messages/dashboard.ts';

const dismissedKey = 'jugal-verification-dismissed';

/** Banner for members with an unverified address; a dismissal lasts for the browser session. */
export function VerificationBanner() {
  const { email, pendingEmail, emailVerified } = useMember();
  const [isDismissed, setIsDismissed] = useState(() => sessionStorage.getItem(dismissedKey) === '1');
  const resend = useMutation(
    api.accounts.resendVerification.mutationOptions(
      mutationToasts({
        success: ({ message, emailVerified: isVerified }) => ({
          title: isVerified ? text.verified : text.codeSent,
          description: message,
        }),
        failure: ({ message }) => ({ title: text.codeFailed, description: message || text.codeFailedText }),
        signedOut: 'silent',
        // Another tab may have verified the address.
        onDone({ emailVerified: isVerified }) {
          if (isVerified) refetchResources(['accounts']);
        },
      }),
    ),
  );
  if (emailVerified || isDismissed) return null;

  function dismiss() {
    sessionStorage.setItem(dismissedKey, '1');
    setIsDismissed(true);
  }

  return (
    <section
      aria-label={text.verifyTitle}
      className="flex items-start gap-4 rounded-large bg-warning-soft py-3 pr-2 pl-4 text-warning sm:py-4 sm:pl-5"
    >
      <MailCheck aria-hidden className="mt-2.5 size-6 shrink-0 max-sm:hidden" strokeWidth={1.8} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold">{text.verifyTitle}</p>
          <p className="wrap-anywhere">{text.verifyText(pendingEmail ?? email)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 max-sm:-mr-12">
          <ButtonAnchor href={paths.verifyEmail} className="max-sm:px-4">
            {text.verify}
          </ButtonAnchor>
          <Button
            variant="quiet"
            isPending={resend.isPending}
            onClick={() => resend.mutate({})}
            className="text-warning! hover:bg-transparent! hover:underline max-sm:px-0"
          >
            {text.resend}
          </Button>
        </div>
      </div>
      <IconButton icon={X} label={text.dismissVerify} onClick={dismiss} className="text-warning" />
    </section>
  );
}
