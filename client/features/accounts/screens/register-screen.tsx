import { accountScreensText as text } from '#messages/accounts.ts';
import { paths } from '#client/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { LinkNote } from '../components/link-note.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { pilotWords } from '../form-model.ts';
import { RegisterForm } from '../components/register-form.tsx';
import { accountMeta } from '../model.ts';

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
