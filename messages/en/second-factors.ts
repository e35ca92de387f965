import { brand } from '#domain/kernel/brand.ts';
import { isolated } from '../isolated.ts';

export const secondFactorsText = {
  needed: 'Set up a second step for signing in before you open the admin panel',
  stepUp: 'Please confirm that it is you',
  passwordWrong: 'Incorrect password',
  passkeyUnknown: 'This passkey does not belong to an account here',
  passkeysMax: (count: number) => `You have ${count} passkeys. Remove one before you add another.`,
  appExists: 'You already have an authenticator app. Remove it before you set up another.',
  appNotStarted: 'Begin with the key of your authenticator app',
};

export const secondFactorScreensText = {
  title: 'Signing In',
  intro: 'A second step keeps your account yours even if somebody learns your password.',
  loading: 'Loading your sign-in options…',
  failedTitle: 'Your sign-in options did not load',
  failedText: 'Nothing is lost. Please try again.',

  app: 'Authenticator app',
  appOff: 'Not set up',
  appSince: (date: string) => `Set up on ${date}`,
  setUpApp: 'Set up',
  removeApp: 'Remove',
  removeAppTitle: 'Remove the authenticator app?',
  removeAppText: 'Signing in no longer asks for its code.',
  appRemoved: 'Authenticator app removed',
  appTitle: 'Set up an authenticator app',
  appOpen: 'Open in an authenticator app',
  appScan: 'Scan this code with an app such as Google Authenticator, Aegis or 1Password.',
  appQr: 'QR code with the key of your account',
  appKey: 'Or type this key',
  appKeyCopied: 'Key copied',
  appCode: 'Code of six digits that the app shows',
  appConfirm: 'Confirm',
  appAdded: 'Authenticator app set up',
  appFailed: 'The authenticator app was not set up',

  passkey: 'Passkey',
  passkeyUsed: (date: string) => `Last used ${date}`,
  passkeyAdded: (date: string) => `Added on ${date}`,
  addPasskey: 'Add a passkey',
  passkeyTitle: 'Add a passkey',
  passkeyText: `You then sign in to ${brand.name} with your finger, face or screen lock, without a password.`,
  passkeyName: 'Name of this passkey',
  passkeyNameExample: 'My phone',
  passkeyCreated: 'Passkey added',
  passkeyFailed: 'The passkey was not added',
  passkeyCancelled: 'Your device made no passkey. Please try again.',
  removePasskey: 'Remove',
  removePasskeyTitle: (name: string) => `Remove the passkey “${isolated(name)}”?`,
  removePasskeyText: 'It no longer signs in. Remove it from your device as well.',
  passkeyRemoved: 'Passkey removed',
  removeFailed: 'It was not removed',

  recoveryCodes: 'Recovery codes',
  codesLeft: (count: number) => (count === 0 ? 'None left' : count === 1 ? '1 code left' : `${count} codes left`),
  renewCodes: 'Make new ones',
  renewTitle: 'Make new recovery codes?',
  renewText: 'The codes you have now will no longer work.',
  renewFailed: 'No new codes were made',
  codesTitle: 'Save these recovery codes',
  codesText:
    'Each signs in once when your phone is lost. We cannot show them again: print them, or keep them in a safe place.',
  copyCodes: 'Copy',
  codesCopied: 'Recovery codes copied',
  downloadCodes: 'Download',
  codesFile: `${brand.slug}-recovery-codes.txt`,
  codesKept: 'I have saved them',

  password: 'Your password',
  continue: 'Continue',

  code: 'Code of your authenticator app, or a recovery code',
  confirm: 'Confirm',
  withPasskey: 'Use a passkey',

  adminTitle: 'One more step before the panel opens',
  adminText:
    'Admins see what many people trust us with, so a password is not enough. Add a passkey or an authenticator app to your account.',
  adminAction: 'Add it in your profile',
} as const;
