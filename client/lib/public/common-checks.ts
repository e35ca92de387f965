import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/accounts/facts.ts';
import { NOT_IN_A_NAME } from '#domain/kernel/fields.ts';
import { EMAIL_PATTERN } from '#domain/kernel/text/email.ts';
import { faultsText } from '#messages/faults.ts';
import type { FieldCheck } from './field-checks.ts';

// Only the build imports this module: a browser finds the checks in the page.

export function atMost(length: number, message = faultsText.fields.tooLong(length)): FieldCheck {
  return { rule: 'longest', length, message };
}

export function text(message: string, maxLength: number): FieldCheck[] {
  return [{ rule: 'filled', message }, atMost(maxLength)];
}

/** Checks of a person's name. */
export function personName(message: string, maxLength: number): FieldCheck[] {
  const pattern = `^(?![^]*${NOT_IN_A_NAME.source})`;
  return [...text(message, maxLength), { rule: 'pattern', pattern, message: faultsText.fields.nameInvalid }];
}

export function email(missing: string = faultsText.fields.emailRequired): FieldCheck[] {
  return [
    { rule: 'shortest', length: 1, message: missing },
    atMost(254),
    { rule: 'pattern', pattern: EMAIL_PATTERN, message: faultsText.fields.emailInvalid },
  ];
}

export function knownPassword(message: string): FieldCheck[] {
  return [{ rule: 'shortest', length: 1, message }, atMost(1000, message)];
}

export const newPassword: FieldCheck[] = [
  { rule: 'shortest', length: PASSWORD_MIN_LENGTH, message: faultsText.accounts.passwordTooShort },
  atMost(PASSWORD_MAX_LENGTH, faultsText.accounts.passwordTooLong(PASSWORD_MAX_LENGTH)),
];

/** Requires the same value as the field `field`, for repeating a new password. */
export function sameAs(field: string): FieldCheck {
  return { rule: 'same', as: field, message: faultsText.accounts.passwordsDontMatch };
}
