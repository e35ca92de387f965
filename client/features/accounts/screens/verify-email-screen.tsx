import { paths } from '#client/paths.ts';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { FullScreenSpinner } from '#client/ui/feedback/spinner.tsx';
import { ButtonAnchor, Button } from '#client/ui/forms/button.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { accountScreensText as text } from '#messages/accounts.ts';
import { shellText } from '#messages/shell.ts';
import { accountMeta, AuthFrame } from '../components/auth-frame.tsx';
import { CodeField } from '../components/code-field.tsx';
import { correctEmailChecks } from '../components/form-checks.ts';
import { correctEmailWords, resendWords, verifyEmailWords } from '../form-model.ts';

export const verifyEmailMeta = accountMeta(text.verifyTitle, text.verifySignedOutText);

/**
 * Shows the visitor's state, and the member's states once the session is known. `public-pages/scripts/verify-email.ts`
 * adds the behaviour.
 */
export function VerifyEmailScreen() {
  return (
    <div data-states="">
      <div className="only-visitor">
        <AuthFrame title={text.verifySignedOutTitle} text={text.verifySignedOutText}>
          <ButtonAnchor href={paths.login} size="large">
            {text.signIn}
          </ButtonAnchor>
        </AuthFrame>
      </div>
      <div className="only-member">
        <FullScreenSpinner label={shellText.loading} />
      </div>
      <template data-state="enter-code">
        <EnterCode />
      </template>
      <template data-state="verified">
        <Verified isNew />
      </template>
      <template data-state="already-verified">
        <Verified isNew={false} />
      </template>
    </div>
  );
}

/** Form for the 6 digits of the verification email; the script fills in the member's address for `{email}`. */
function EnterCode() {
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
function Verified({ isNew }: { isNew: boolean }) {
  return (
    <AuthFrame title={text.verified} text={isNew ? text.verifiedText : text.alreadyVerifiedText}>
      <ButtonAnchor href={paths.home} data-go-on="" size="large">
        {text.goOn}
      </ButtonAnchor>
    </AuthFrame>
  );
}
