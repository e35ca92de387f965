import { brand } from '#contract/brand.ts';

export const accountsMailText = {
  greeting: (firstName: string) => `Hello ${firstName},`,
  verificationSubject: (code: string) => `${code} is your ${brand.name} code`,
  verificationLine: `Welcome to ${brand.name}. Please type this code in the app, so that we know this address is yours.`,
  codeExpiry: (minutes: number) => `The code is good for ${minutes} minutes.`,
  notYou: 'If you did not ask for this, you can ignore this mail.',
  resetSubject: `Your code for a new ${brand.name} password`,
  resetLine: 'Type this code in the app to choose a new password.',
  resetNotYou: 'If you did not ask for this, you can ignore this mail. Your password stays as it is.',
  changedSubject: `Your ${brand.name} password was changed`,
  changedLine: 'Your password was changed a moment ago. Other devices have been signed out.',
  changedNotYou: `If this was not you, choose a new password by "Forgot password?" and write to ${brand.supportEmail}.`,
};
