import type { ReactNode } from 'react';
import { accountScreensText as text } from '#messages/accounts.ts';
import { paths } from '#client/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { AskForCodeForm, ResetByLinkForm, ResetPasswordForm } from '../components/forgot-password-forms.tsx';
import { accountMeta } from '../model.ts';
import { NEW_WAY_DAYS } from '#contract/constants/accounts.ts';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { newWaysWords } from '../form-model.ts';

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

/** Lists the sign-in methods added before the password was reset; the page's script adds a box for each. */
function NewWays() {
  return (
    <AuthFrame title={text.newWaysTitle} text={text.newWaysText(NEW_WAY_DAYS)}>
      <form method="post" data-form="remove-ways" data-words={JSON.stringify(newWaysWords)} className="grid gap-5">
        <fieldset data-ways="" className="grid gap-1">
          <legend className="sr-only">{text.newWaysLegend}</legend>
        </fieldset>
        <template data-way="">
          <CheckboxField id="way" name="way" label="{way}" />
        </template>
        <p hidden data-correction={text.correctionEnded('{email}')} className="text-caption text-ink-soft" />
        <Button type="submit" size="large" isPending={false}>
          {text.removeWays}
        </Button>
        <ButtonAnchor href={paths.login} variant="secondary" size="large">
          {text.keepWays}
        </ButtonAnchor>
      </form>
    </AuthFrame>
  );
}
