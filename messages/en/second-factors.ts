export const secondFactorsText = {
  codeRequired: 'Enter the code of your authenticator app, or a recovery code',
  codeWrong: 'This code is not right, or it was used before',
  needed: 'Set up a second step for signing in before you open the admin panel',
  stepUp: 'Please confirm that it is you',
  passwordRequired: 'Please enter your password',
  passwordWrong: 'Incorrect password',
  passkeyUnknown: 'This passkey does not belong to an account here',
  passkeyRefused: 'The passkey could not be checked. Please try again.',
  passkeyNameRequired: 'Give this passkey a name',
  passkeysMax: (count: number) => `You have ${count} passkeys. Remove one before you add another.`,
  appExists: 'You already have an authenticator app. Remove it before you set up another.',
  appNotStarted: 'Begin with the key of your authenticator app',
};
