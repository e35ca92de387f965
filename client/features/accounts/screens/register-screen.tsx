import { paths, type Path } from '#client/paths.ts';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { PASSWORD_MIN_LENGTH } from '#domain/accounts/facts.ts';
import { accountScreensText as text } from '#messages/accounts.ts';
import { accountMeta, AuthFrame } from '../components/auth-frame.tsx';
import { registerChecks } from '../components/form-checks.ts';
import { LinkNote } from '../components/link-note.tsx';
import { pilotWords, registerWords } from '../form-model.ts';

export const registerMeta = accountMeta(text.createAccount, text.registerText);

export function RegisterScreen() {
  return (
    <AuthFrame
      title={text.registerTitle}
      invitedTitle={text.invitedTitle('{name}')}
      text={text.registerText}
      footer={
        <p>
          {text.hasAccount}{' '}
          <a href={paths.login} data-keep-invite="" className="link">
            {text.signIn}
          </a>
        </p>
      }
    >
      <LinkNote kind="invite">
        <span
          className="any-words only-visitor"
          data-invited-by={text.invitedByRegister('{name}')}
          data-unknown={text.invitationUnknown}
        >
          {text.invitedRegister}
        </span>
        <span className="only-member">
          {text.signedInAlready}{' '}
          <a href={paths.profile} data-keep-invite="" className="font-semibold underline underline-offset-4">
            {text.enterCode}
          </a>
        </span>
      </LinkNote>
      <LinkNote kind="pilot">
        <span className="only-visitor">{text.pilotRegister}</span>
        <span className="only-member">{text.signedInAlready}</span>
        <Button
          variant="secondary"
          data-redeem-pilot=""
          data-words={JSON.stringify(pilotWords)}
          className="only-member mt-3"
        >
          {text.pilotTake}
        </Button>
      </LinkNote>
      <RegisterForm />
    </AuthFrame>
  );
}

/** Registration form; `public-pages/scripts/register.ts` adds the behaviour. */
function RegisterForm() {
  return (
    <form method="post" data-form="register" data-words={JSON.stringify(registerWords)} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={text.firstName} autoComplete="given-name" {...registerChecks.firstName} />
        <TextField name="lastName" label={text.lastName} autoComplete="family-name" {...registerChecks.lastName} />
      </div>
      <TextField
        name="email"
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...registerChecks.email}
      />
      <PasswordField
        name="password"
        label={text.password}
        hint={text.passwordHint(PASSWORD_MIN_LENGTH)}
        autoComplete="new-password"
        {...registerChecks.password}
      />
      <PasswordField
        name="confirmPassword"
        label={text.repeatPassword}
        autoComplete="new-password"
        {...registerChecks.confirmPassword}
      />
      <TextField
        name="inviteCode"
        label={text.inviteCode}
        isOptional
        hint={text.inviteCodeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <CheckboxField name="acceptTerms" label={<TermsLabel />} {...registerChecks.acceptTerms} />
      <Button type="submit" size="large" isPending={false}>
        {text.register}
      </Button>
    </form>
  );
}

/** Label of the consent box, with links that open in a new tab so that typed values are kept. */
function TermsLabel() {
  return (
    <FilledText
      text={text.acceptTerms('{terms}', '{privacy}')}
      parts={{
        terms: <Document path={paths.terms}>{text.terms}</Document>,
        privacy: <Document path={paths.privacy}>{text.privacy}</Document>,
      }}
    />
  );
}

function Document({ path, children }: { path: Path; children: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className="link underline">
      {children}
    </a>
  );
}
