import { email, knownPassword, newPassword, personName, sameAs } from '#client/lib/public/common-checks.ts';
import { checked, checkedExactly } from '#client/lib/public/field-checks.ts';
import { CODE_LENGTH } from '#domain/accounts/facts.ts';
import { faultsText } from '#messages/faults.ts';

/** Validation of the account forms, by field. */

export const loginChecks = {
  email: checked(...email()),
  password: checkedExactly(...knownPassword(faultsText.accounts.passwordRequired)),
};

export const registerChecks = {
  firstName: checked(...personName(faultsText.accounts.firstNameRequired, 60)),
  lastName: checked(...personName(faultsText.accounts.lastNameRequired, 60)),
  email: checked(...email()),
  password: checkedExactly(...newPassword),
  confirmPassword: checkedExactly(sameAs('password')),
  acceptTerms: checked({ rule: 'ticked', message: faultsText.accounts.acceptTermsRequired }),
};

export const forgotPasswordChecks = { email: checked(...email()) };

export const correctEmailChecks = {
  email: checked(...email()),
  password: checkedExactly(...knownPassword(faultsText.accounts.passwordToConfirm)),
};

export const resetPasswordChecks = {
  otp: checked({
    rule: 'pattern',
    pattern: `^\\d{${CODE_LENGTH}}$`,
    message: faultsText.accounts.invalidCode,
  }),
  newPassword: checkedExactly(...newPassword),
  confirmPassword: checkedExactly(sameAs('newPassword')),
};

export const changePasswordChecks = {
  currentPassword: checkedExactly(...knownPassword(faultsText.accounts.currentPasswordRequired)),
  newPassword: checkedExactly(...newPassword),
  confirmPassword: checkedExactly(sameAs('newPassword')),
};
