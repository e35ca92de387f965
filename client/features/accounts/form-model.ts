import { accountScreensText as text, accountsText } from '#messages/accounts.ts';
import { faultsText } from '#messages/faults.ts';
import { unsubscribeText } from '#messages/unsubscribe.ts';

/** Texts of the account pages' scripts. They are embedded in the page, so that the scripts contain none. */

/** Outcomes of a link's invite code; `{couple}` is the couple's name. */
const inviteWords = {
  joined: text.joined,
  joinedText: text.joinedText('{couple}'),
  codeInvalid: faultsText.couples.codeInvalid,
};

/** Outcomes of the pilot's link. */
export const pilotWords = {
  pilotTaken: text.pilotTaken,
  pilotTakenText: text.pilotTakenText,
  pilotFailed: text.pilotFailed,
  pilotFailedText: text.pilotFailedText,
};

export const loginWords = {
  ...inviteWords,
  ...pilotWords,
  welcomeBack: text.welcomeBack,
  failed: text.loginFailed,
  failedText: accountsText.invalidLogin,
  passkeyCancelled: text.passkeyCancelled,
};

export const registerWords = {
  ...inviteWords,
  ...pilotWords,
  failed: text.registerFailed,
  failedText: text.registerFailedText,
};

export const askForCodeWords = { failed: text.codeFailed, failedText: text.codeFailedText };

export const resetPasswordWords = {
  done: text.passwordReset,
  doneText: accountsText.passwordReset,
  failed: text.resetFailed,
  failedText: text.passwordChangeFailedText,
  linkInvalid: text.linkInvalid,
};

/** Texts for each sign-in method; `{name}` is its name and `{day}` the day it was added. */
export const newWaysWords = {
  passkey: text.newPasskey('{name}', '{day}'),
  'authenticator-app': text.newApp('{day}'),
  'recovery-codes': text.newCodes('{day}'),
  tick: text.tickWays,
  removed: text.waysRemoved,
  failed: text.waysNotRemoved,
  failedText: text.waysNotRemovedText,
};

export const verifyEmailWords = {
  verified: text.verified,
  invalidCode: faultsText.accounts.invalidCode,
};

export const correctEmailWords = {
  sent: text.codeSent,
  failed: text.codeFailed,
  failedText: text.codeFailedText,
};

export const resendWords = {
  verified: text.verified,
  sent: text.codeResent,
  failed: text.codeFailed,
  failedText: text.codeFailedText,
};

export const changePasswordWords = {
  done: text.passwordChanged,
  doneText: text.passwordChangedText,
  failed: text.passwordChangeFailed,
  failedText: text.passwordChangeFailedText,
};

export const unsubscribeWords = {
  failed: unsubscribeText.failed,
  failedText: faultsText.notifications.unsubscribeLinkInvalid,
};
