import { z } from 'zod';
import { LoginInput, RegisterInput, ResetPasswordInput } from '#contract/accounts.ts';
import { accountsText } from '#messages/en/accounts.ts';

// What the forms ask beyond the contract. Loaded when a form is first touched: see `usePublicForm`.

export const RegisterForm = RegisterInput.extend({
  confirmPassword: z.string(),
  inviteCode: z.string().trim(),
}).refine((form) => form.password === form.confirmPassword, {
  message: accountsText.passwordsDontMatch,
  path: ['confirmPassword'],
});

export const ForgotPasswordForm = LoginInput.pick({ email: true });

export const ResetPasswordForm = ResetPasswordInput.extend({ confirmPassword: z.string() }).refine(
  (form) => form.newPassword === form.confirmPassword,
  { message: accountsText.passwordsDontMatch, path: ['confirmPassword'] },
);
