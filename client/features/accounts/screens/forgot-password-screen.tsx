import type { ReactNode } from 'react';
import { accountScreensText as text } from '#messages/screens/accounts.ts';
import { paths } from '#client/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { AskForCodeForm, ResetByLinkForm, ResetPasswordForm } from '../components/forgot-password-forms.tsx';
import { NewWays } from '../components/new-ways-form.tsx';
import { accountMeta } from '../model.ts';

export const forgotPasswordMeta = accountMeta(text.forgotTitle, text.forgotText);

/**
 * Asks for the address, then for the emailed code with the new password; the emailed link skips to the new password.
 * `public-pages/scripts/forgot-password.ts` adds the behaviour.
 */
export function ForgotPasswordScreen() {
  return (
    <div data-states="">
      <Frame
        lead={
          <>
            <span data-step="ask">{text.forgotText}</span>
            <span data-step="reset" hidden data-text={text.resetText('{email}')} />
          </>
        }
      >
        <AskForCodeForm />
        <ResetPasswordForm />
      </Frame>
      <template data-state="link">
        <Frame lead={text.resetByLinkText}>
          <ResetByLinkForm />
        </Frame>
      </template>
      <template data-state="new-ways">
        <NewWays />
      </template>
    </div>
  );
}

function Frame({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <AuthFrame
      title={text.forgotTitle}
      text={lead}
      footer={
        <p>
          {text.rememberedIt}{' '}
          <a href={paths.login} className="link">
            {text.signIn}
          </a>
        </p>
      }
    >
      {children}
    </AuthFrame>
  );
}
