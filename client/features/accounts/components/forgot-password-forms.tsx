import { PASSWORD_MIN_LENGTH } from '#contract/constants/accounts.ts';
import { accountScreensText as text } from '#messages/accounts.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { askForCodeWords, resetPasswordWords } from '../form-model.ts';
import { CodeField } from './code-field.tsx';
import { forgotPasswordChecks, resetPasswordChecks } from './form-checks.ts';

/** Asks for the address to email a reset code to. The response is the same whether or not it has an account. */
export function AskForCodeForm() {
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
export function ResetPasswordForm() {
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
export function ResetByLinkForm() {
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
