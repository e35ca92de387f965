import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PASSWORD_MIN_LENGTH, RegisterInput, type User } from '#contract/accounts.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { accountsText } from '#messages/en/accounts.ts';
import { request } from '../../../lib/request.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { CheckboxField } from '../../../ui/forms/choice-field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageOf } from '../api.ts';
import { TermsLabel } from './terms-label.tsx';

const RegisterForm = RegisterInput.extend({
  confirmPassword: z.string(),
  inviteCode: z.string().trim(),
}).refine((form) => form.password === form.confirmPassword, {
  message: accountsText.passwordsDontMatch,
  path: ['confirmPassword'],
});

/** The field that a refusal of the server is about. */
const refusedFields: ReadonlyMap<string, 'email' | 'password'> = new Map([
  [accountsText.emailTaken, 'email'],
  [accountsText.passwordTooCommon, 'password'],
]);

interface RegisterFieldsProps {
  invitedBy: string;
  /** After the account was made; `inviteCode` is what stood in the field, or empty. */
  onRegistered: (inviteCode: string) => Promise<void>;
}

export function RegisterFields({ invitedBy, onRegistered }: RegisterFieldsProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(RegisterForm),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      confirmPassword: '',
      inviteCode: invitedBy,
    },
  });
  const { errors, isSubmitting } = formState;

  const createAccount = handleSubmit(async ({ inviteCode, ...form }) => {
    try {
      await request<User>('POST', '/api/auth/register', RegisterInput.parse(form));
    } catch (error) {
      const message = messageOf(error, text.registerFailedText);
      const field = refusedFields.get(message);
      if (field) setError(field, { message }, { shouldFocus: true });
      else showToast({ title: text.registerFailed, description: message, tone: 'danger' });
      return;
    }
    await onRegistered(inviteCode);
  });

  return (
    <form noValidate onSubmit={createAccount} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={text.firstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label={text.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={text.password}
        hint={text.passwordHint(PASSWORD_MIN_LENGTH)}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label={text.repeatPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <TextField
        label={text.inviteCode}
        isOptional
        hint={text.inviteCodeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.inviteCode?.message}
        {...register('inviteCode')}
      />
      <CheckboxField
        label={<TermsLabel />}
        error={errors.acceptTerms?.message}
        {...register('acceptTerms')}
      />
      <Button type="submit" size="large" isPending={isSubmitting}>
        {text.register}
      </Button>
    </form>
  );
}
