import { PASSWORD_MIN_LENGTH } from '#contract/account-limits.ts';
import type { User } from '#contract/accounts.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { accountsText } from '#messages/en/accounts.ts';
import { usePublicForm } from '../../../lib/public/public-form.ts';
import { request } from '../../../lib/public/request.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { CheckboxField } from '../../../ui/forms/choice-field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageOf } from '../api.ts';
import { TermsLabel } from './terms-label.tsx';

/** The field that a refusal of the server is about. */
const refusedFields: ReadonlyMap<string, string> = new Map([
  [accountsText.emailTaken, 'email'],
  [accountsText.passwordTooCommon, 'password'],
]);

interface RegisterFieldsProps {
  /** The invite code of the link that led here, or empty. */
  invitedBy: string;
  /** After the account was made; `inviteCode` is what stood in the field, or empty. */
  onRegistered: (inviteCode: string) => Promise<void>;
}

export function RegisterFields({ invitedBy, onRegistered }: RegisterFieldsProps) {
  const { errors, isSending, formProps } = usePublicForm({
    loadSchema: async () => (await import('./form-checks.ts')).RegisterForm,
    send: async ({ inviteCode, confirmPassword: _typedTwice, ...account }) => {
      await request<User>('POST', '/api/auth/register', account);
      await onRegistered(inviteCode);
    },
    onFailed: (error, refuse) => {
      const message = messageOf(error, text.registerFailedText);
      const field = refusedFields.get(message);
      if (field) refuse(field, message);
      else showToast({ title: text.registerFailed, description: message, tone: 'danger' });
    },
  });

  return (
    <form {...formProps} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={text.firstName}
          autoComplete="given-name"
          error={errors['firstName']}
        />
        <TextField
          name="lastName"
          label={text.lastName}
          autoComplete="family-name"
          error={errors['lastName']}
        />
      </div>
      <TextField
        name="email"
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors['email']}
      />
      <PasswordField
        name="password"
        label={text.password}
        hint={text.passwordHint(PASSWORD_MIN_LENGTH)}
        autoComplete="new-password"
        error={errors['password']}
      />
      <PasswordField
        name="confirmPassword"
        label={text.repeatPassword}
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
      <TextField
        name="inviteCode"
        label={text.inviteCode}
        isOptional
        hint={text.inviteCodeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={invitedBy}
        error={errors['inviteCode']}
      />
      <CheckboxField name="acceptTerms" label={<TermsLabel />} error={errors['acceptTerms']} />
      <Button type="submit" size="large" isPending={isSending}>
        {text.register}
      </Button>
    </form>
  );
}
