import { brand } from '#messages/brand.ts';

export const secondFactorsMailText = {
  greeting: (firstName: string) => `Hello ${firstName},`,
  addedSubject: {
    passkey: `A passkey was added to your ${brand.name} account`,
    'authenticator-app': `An authenticator app was added to your ${brand.name} account`,
  },
  addedLine: {
    passkey: 'A passkey was added a moment ago. It signs in without your password.',
    'authenticator-app':
      'An authenticator app was set up a moment ago. Signing in with your password asks for its code from now on.',
  },
  removedSubject: {
    passkey: `A passkey was removed from your ${brand.name} account`,
    'authenticator-app': `The authenticator app was removed from your ${brand.name} account`,
  },
  removedLine: {
    passkey: 'A passkey was removed a moment ago. It no longer signs in.',
    'authenticator-app':
      'The authenticator app was removed a moment ago. Signing in no longer asks for its code.',
  },
  notYou: `If this was not you, change your password, end the other sessions in your profile and email ${brand.supportEmail}.`,
};
