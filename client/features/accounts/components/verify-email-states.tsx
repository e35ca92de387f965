import { accountScreensText as text } from '#messages/accounts.ts';
import { paths } from '#client/paths.ts';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { correctEmailWords, resendWords, verifyEmailWords } from '../form-model.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeField } from './code-field.tsx';
import { correctEmailChecks } from './form-checks.ts';

/** Form for the 6 digits of the verification email; the script fills in the member's address for `{email}`. */
export function EnterCode() {
  return (
    <AuthFrame
      title={text.verifyTitle}
      text={
        <FilledText
          text={text.verifyText('{email}')}
          parts={{
            email: (
              <strong className="inline-block max-w-full font-semibold wrap-anywhere text-ink">{'{email}'}</strong>
            ),
          }}
        />
      }
      footer={
        <>
          <p>
            <FilledText text={text.noCode('{resend}')} parts={{ resend: <ResendButton /> }} />
          </p>
          <Button variant="quiet" aria-expanded="false" aria-controls="correct-email" data-wrong-address="">
            {text.wrongAddress}
          </Button>
          <CorrectEmailForm />
        </>
      }
    >
      <form method="post" data-form="verify-email" data-words={JSON.stringify(verifyEmailWords)} className="grid gap-5">
        <CodeField />
        <Button type="submit" size="large" isPending={false} disabled>
          {text.verify}
        </Button>
      </form>
    </AuthFrame>
  );
}

function ResendButton() {
  return (
    <Button variant="quiet" isPending={false} data-resend="" data-words={JSON.stringify(resendWords)}>
      {text.resend}
    </Button>
  );
}

/** Form to correct a mistyped address; shown by the page's script. */
function CorrectEmailForm() {
  return (
    <form
      id="correct-email"
      method="post"
      hidden
      data-form="correct-email"
      data-words={JSON.stringify(correctEmailWords)}
      className="mt-2 not-[[hidden]]:grid w-full gap-4 text-left"
    >
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={text.rightAddress}
        autoComplete="email"
        {...correctEmailChecks.email}
      />
      <PasswordField
        name="password"
        label={text.yourPassword}
        hint={text.correctionHint}
        autoComplete="current-password"
        {...correctEmailChecks.password}
      />
      <Button type="submit" variant="secondary" isPending={false}>
        {text.sendCodeThere}
      </Button>
    </form>
  );
}

/** Confirmation after a correct code, and for a member whose address is already verified. */
export function Verified({ isNew }: { isNew: boolean }) {
  return (
    <AuthFrame title={text.verified} text={isNew ? text.verifiedText : text.alreadyVerifiedText}>
      <ButtonAnchor href={paths.home} data-go-on="" size="large">
        {text.goOn}
      </ButtonAnchor>
    </AuthFrame>
  );
}
