import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { accountScreensText as text } from '#messages/accounts.ts';
import { accountMeta, AuthFrame } from '../components/auth-frame.tsx';
import { loginChecks } from '../components/form-checks.ts';
import { LinkNote } from '../components/link-note.tsx';
import { loginWords } from '../form-model.ts';

export const loginMeta = accountMeta(text.signIn, text.loginDescription);

/** Login screen; `public-pages/scripts/login.ts` adds the behaviour. */
export function LoginScreen() {
  return (
    <AuthFrame
      title={text.loginTitle}
      text={text.loginText}
      footer={
        <p>
          {text.noAccount}{' '}
          <a href={paths.register} data-keep-invite="" className="link">
            {text.createAccount}
          </a>
        </p>
      }
    >
      <SignedInNote />
      <EndedNote />
      <LinkNote kind="invite">
        <span
          className="any-words"
          data-invited-by={text.invitedByLogin('{name}')}
          data-unknown={text.invitationUnknown}
        >
          {text.invitedLogin}
        </span>
      </LinkNote>
      <LinkNote kind="pilot">{text.pilotLogin}</LinkNote>
      <form method="post" data-form="login" data-words={JSON.stringify(loginWords)} className="grid gap-5">
        <TextField
          name="email"
          label={text.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...loginChecks.email}
        />
        <PasswordField
          name="password"
          label={text.password}
          autoComplete="current-password"
          {...loginChecks.password}
        />
        <div data-second-step="" hidden>
          <TextField
            name="code"
            label={text.secondStep}
            hint={text.secondStepHint}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            className="figures"
          />
        </div>
        <a
          href={paths.forgotPassword}
          className="link -mt-2 inline-flex min-h-11 items-center justify-self-start text-caption"
        >
          {text.forgotPassword}
        </a>
        <Button type="submit" size="large" isPending={false}>
          {text.signIn}
        </Button>
        <Button variant="secondary" data-passkey="" hidden>
          {text.withPasskey}
        </Button>
      </form>
    </AuthFrame>
  );
}

/** Note on a device whose session was ended elsewhere; shown by the page's script. */
function EndedNote() {
  return (
    <p hidden data-session-ended="" className="rounded-small bg-calm-soft px-4 py-3 text-calm-ink">
      {text.sessionEnded}
    </p>
  );
}

/** Note for a visitor who already has a session; another member can still sign in. */
function SignedInNote() {
  return (
    <p className="only-member flex flex-wrap items-center justify-between gap-x-4 rounded-small bg-calm-soft px-4 py-0.5 text-calm-ink">
      <span className="py-1">{text.signedInHere}</span>
      <a href={paths.dashboard} className="link inline-flex min-h-11 items-center">
        {text.toDashboard}
      </a>
    </p>
  );
}
