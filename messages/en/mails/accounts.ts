import { brand } from '#messages/brand.ts';

export const accountsMailText = {
  greeting: (firstName: string) => `Hello ${firstName},`,
  verificationSubject: (code: string) => `${code} is your ${brand.name} code`,
  verificationLine: `Welcome to ${brand.name}. Please type this code in the app, so that we know this address is yours.`,
  codeExpiry: (minutes: number) => `It is good for ${minutes} minutes.`,
  notYou: 'If you did not ask for this, you can ignore this email.',
  takenSubject: `You have a ${brand.name} account already`,
  takenLine: 'Somebody has just tried to create an account with this address, which already has one.',
  takenHelp: 'If it was you, sign in with your password, or choose a new one with “Forgot password?”.',
  takenNotYou: 'If it was not you, you need not do anything. Your account is safe.',
  resetSubject: `Your code for a new ${brand.name} password`,
  resetLine: 'Type this code where you asked for it, to choose a new password.',
  resetLinkLine: 'Or press the button, which works in every browser.',
  resetLink: 'Choose a new password',
  resetNotYou: 'If you did not ask for this, you can ignore this email. Your password stays as it is.',
  changedSubject: `Your ${brand.name} password was changed`,
  changedLine: 'Your password was changed a moment ago. Other devices have been signed out.',
  resetDoneLine: 'A new password was set a moment ago. Every device has been signed out.',
  resetEndedLine:
    'Notifications and the link for your calendar have ended too. You can switch them on again in the app.',
  correctionEnded: (email: string) =>
    `The change of your email address to ${email} has ended. It was not verified yet.`,
  newWaysLine: (days: number) => `These ways to sign in were added in the last ${days} days, and still work:`,
  newPasskey: (name: string, day: string) => `• Passkey “${name}”, added on ${day}`,
  newApp: (day: string) => `• Authenticator app, set up on ${day}`,
  newCodes: (day: string) => `• Recovery codes, made on ${day}`,
  newWaysRemove:
    'If one of them is not yours, remove it in your profile. If you cannot sign in, choose a new password once more with “Forgot password?”: right after that you can remove it there.',
  newWaysLink: 'Open your profile',
  waysRemovedSubject: `Ways to sign in were removed from your ${brand.name} account`,
  waysRemovedLine: 'These no longer sign in:',
  waysRemovedEnded: 'Every device has been signed out. Sign in with your new password.',
  changedNotYou: `If this was not you, choose a new password with “Forgot password?” and email ${brand.supportEmail}.`,
};
