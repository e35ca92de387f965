import type { ReactNode } from 'react';
import { paths } from '#client/paths.ts';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { NEW_WAY_DAYS, PASSWORD_MIN_LENGTH } from '#domain/accounts/facts.ts';
import { accountScreensText as text } from '#messages/accounts.ts';
import { accountMeta, AuthFrame } from '../components/auth-frame.tsx';
import { CodeField } from '../components/code-field.tsx';
import { forgotPasswordChecks, resetPasswordChecks } from '../components/form-checks.ts';
import { newWaysWords, askForCodeWords, resetPasswordWords } from '../form-model.ts';

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

/** Asks for the address to email a reset code to. The response is the same whether or not it has an account. */
function AskForCodeForm() {
  return (
    <form
      method="post"
      data-form="ask-for-code"
      data-step="ask"
      data-words={JSON.stringify(askForCodeWords)}
      className="not-[[hidden]]:grid gap-5"
    >
      <TextField
        name="email"
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...forgotPasswordChecks.email}
      />
      <Button type="submit" size="large" isPending={false}>
        {text.sendCode}
      </Button>
    </form>
  );
}

/** Form for the emailed code and the new password. */
function ResetPasswordForm() {
  return (
    <form
      method="post"
      hidden
      data-form="reset-password"
      data-step="reset"
      data-words={JSON.stringify(resetPasswordWords)}
      className="not-[[hidden]]:grid gap-5"
    >
      {/* Password managers store a password under its account. */}
      <input hidden readOnly name="email" autoComplete="username" />
      <CodeField />
      <NewPasswordFields />
      <Button variant="quiet" data-other-email="">
        {text.otherEmail}
      </Button>
    </form>
  );
}

/** Form for the new password after opening the emailed link. */
function ResetByLinkForm() {
  return (
    <form
      method="post"
      data-form="reset-by-link"
      data-words={JSON.stringify(resetPasswordWords)}
      className="grid gap-5"
    >
      <NewPasswordFields />
      <ButtonAnchor href={paths.forgotPassword} variant="quiet">
        {text.newCode}
      </ButtonAnchor>
    </form>
  );
}

function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="newPassword"
        label={text.newPassword}
        hint={text.passwordHint(PASSWORD_MIN_LENGTH)}
        autoComplete="new-password"
        {...resetPasswordChecks.newPassword}
      />
      <PasswordField
        name="confirmPassword"
        label={text.confirmPassword}
        autoComplete="new-password"
        {...resetPasswordChecks.confirmPassword}
      />
      <Button type="submit" size="large" isPending={false}>
        {text.resetPassword}
      </Button>
    </>
  );
}
