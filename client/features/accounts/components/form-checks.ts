import { CODE_LENGTH } from '#contract/constants/accounts.ts';
import { accountsText } from '#messages/accounts.ts';
import { email, knownPassword, newPassword, personName, sameAs } from '#client/lib/public/common-checks.ts';
import { checked, checkedExactly } from '#client/lib/public/field-checks.ts';

/** Validation of the account forms, by field. */

export const loginChecks = {
  email: checked(...email()),
  password: checkedExactly(...knownPassword(accountsText.passwordRequired)),
};

export const registerChecks = {
  firstName: checked(...personName(accountsText.firstNameRequired, 60)),
  lastName: checked(...personName(accountsText.lastNameRequired, 60)),
  email: checked(...email()),
  password: checkedExactly(...newPassword),
  confirmPassword: checkedExactly(sameAs('password')),
  acceptTerms: checked({ rule: 'ticked', message: accountsText.acceptTermsRequired }),
};

export const forgotPasswordChecks = { email: checked(...email()) };

export const correctEmailChecks = {
  email: checked(...email()),
  password: checkedExactly(...knownPassword(accountsText.passwordToConfirm)),
};

export const resetPasswordChecks = {
  otp: checked({
    rule: 'pattern',
    pattern: `^\\d{${CODE_LENGTH}}$`,
    message: accountsText.invalidCode,
  }),
  newPassword: checkedExactly(...newPassword),
  confirmPassword: checkedExactly(sameAs('newPassword')),
};

export const changePasswordChecks = {
  currentPassword: checkedExactly(...knownPassword(accountsText.currentPasswordRequired)),
  newPassword: checkedExactly(...newPassword),
  confirmPassword: checkedExactly(sameAs('newPassword')),
};
