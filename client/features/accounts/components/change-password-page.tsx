import { zodResolver } from '@hookform/resolvers/zod';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ForcedPasswordInput, type User } from '#contract/accounts.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { request } from '../../../lib/request.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** The change of password as a page: at /change-password, and in the place of every screen while it is forced. */
export function ChangePasswordPage({ onChanged }: { onChanged: () => void }) {
  const [isPending, setIsPending] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ForcedPasswordInput),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });

  const change = handleSubmit(async (input) => {
    setIsPending(true);
    try {
      await request<User>('POST', '/api/change-password', input);
      showToast({ title: text.passwordChanged, description: text.passwordChangedText, tone: 'positive' });
      onChanged();
    } catch (error) {
      const description = error instanceof Error && error.message ? error.message : text.passwordChangeFailedText;
      showToast({ title: text.passwordChangeFailed, description, tone: 'danger' });
    } finally {
      setIsPending(false);
    }
  });

  const { errors } = formState;
  return (
    <AuthFrame title={text.changePasswordTitle} text={text.changePasswordText} isConfined>
      <p className="flex gap-3 rounded-small bg-calm-soft p-4 text-caption text-calm-ink">
        <ShieldAlert aria-hidden className="size-5 shrink-0" />
        {text.securityNotice}
      </p>
      <form noValidate onSubmit={change} className="grid gap-5">
        <PasswordField label={text.currentPassword} autoComplete="current-password" error={errors.currentPassword?.message} {...register('currentPassword')} />
        <PasswordField label={text.newPassword} autoComplete="new-password" error={errors.newPassword?.message} {...register('newPassword')} />
        <PasswordField label={text.confirmPassword} autoComplete="new-password" error={errors.confirmPassword?.message} {...register('confirmPassword')} />
        <Button type="submit" size="large" isPending={isPending}>
          {text.changePassword}
        </Button>
      </form>
    </AuthFrame>
  );
}
