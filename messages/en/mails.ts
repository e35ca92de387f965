import { brand } from '#domain/kernel/brand.ts';
import { nameCity } from '#messages/city-name.ts';
import { isolated } from '../isolated.ts';
import { citiesText } from './cities.ts';

export const accountsMailText = {
  greeting: (firstName: string) => `Hello ${isolated(firstName)},`,
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
  newPasskey: (name: string, day: string) => `• Passkey “${isolated(name)}”, added on ${day}`,
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

/** Reveals neither the request nor its kind: a gift is a surprise, and mails may be read over a shoulder. */
export const conciergeMailText = {
  subject: 'We have answered you',
  heading: (firstName: string) => `Hello ${isolated(firstName)}`,
  answered: 'Your request has been answered. You will find the answer in the app, beside what you asked.',
  open: 'Read the answer',
  footer: 'You receive this email because you asked our team for help.',
};

export const contactMailText = {
  subject: `${brand.name} has your message`,
  heading: (name: string) => `Hello ${isolated(name)},`,
  received: (category: string) => `Your message has arrived (${category}). A person will read it.`,
  next: 'We will answer within 24 hours, at this address.',
  erase: (supportEmail: string) => `If you did not write to us, tell ${supportEmail} and we will delete the message.`,
  footer: 'Sent because this address was entered in our contact form.',
};

export const couplesMailText = {
  subject: (inviter: string) => `${isolated(inviter)} invites you to ${brand.name}`,
  heading: (name: string) => `Hello ${isolated(name)},`,
  invitation: (inviter: string) =>
    `${isolated(inviter)} invites you to ${brand.name}: your dates, your memories and your plans in one place, only for the two of you.`,
  codeLine: 'The button fills your invite code in. You can also type it yourself:',
  join: 'Join your partner',
  joinedSubject: (partner: string) => `${isolated(partner)} joined you on ${brand.name}`,
  joinedLine: (partner: string) =>
    `${isolated(partner)} has joined you. From now on you see and change the same dates, memories, expenses and goals.`,
  joinedHint: 'If you do not know who this is, open the app and leave the couple in your profile.',
  leftSubject: (partner: string) => `${isolated(partner)} left your couple on ${brand.name}`,
  leftLine: (partner: string) => `${isolated(partner)} is no longer in your couple.`,
  leftStays: 'What the two of you recorded stays with you.',
  leftWithOwn: (partner: string) => `What you recorded stays with you; ${isolated(partner)} keeps what they recorded.`,
  open: `Open ${brand.name}`,
  memberFooter: 'You get this email because you have an account.',
  footer: 'If you do not know who sent this, you can ignore this email.',
};

export const secondFactorsMailText = {
  greeting: (firstName: string) => `Hello ${isolated(firstName)},`,
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
    'authenticator-app': 'The authenticator app was removed a moment ago. Signing in no longer asks for its code.',
  },
  notYou: `If this was not you, change your password, end the other sessions in your profile and email ${brand.supportEmail}.`,
};

export const waitlistMailText = {
  subject: `You are on the ${brand.name} waitlist`,
  heading: (first: string, second: string) => `Welcome, ${first} and ${second}`,
  pilotLine: (city: string) =>
    `Your place for ${nameCity(citiesText, city)} is noted. The pilot begins with 100 couples in Gujarat, and premium is free while it lasts.`,
  expansionLine: (city: string) =>
    `Your place for ${nameCity(citiesText, city)} is noted. We will open one city after the other once the pilot in Gujarat has found its feet.`,
  nextPilot: 'We will email you within 48 hours to tell you what comes next.',
  nextExpansion: 'We will email you as soon as your city is next.',
  erase: (supportEmail: string) =>
    `If this was not you, or you would like to be taken off the list, email ${supportEmail}, and we will delete what you entered.`,
  pilotSubject: `Your place in the ${brand.name} pilot`,
  pilotHeading: (first: string, second: string) => `You are in, ${first} and ${second}`,
  pilotChosen: (city: string, days: number) =>
    `You are one of the couples who begin with us in ${nameCity(citiesText, city)}. Premium is free for both of you for ${days === 365 ? 'a year' : `${days} days`}, without a card or a payment.`,
  pilotBoth: (second: string) => `Register with this link, and send it to ${second}: it is good for the two of you.`,
  pilotLinkDays: (days: number) => `The link can be used for ${days} days.`,
  pilotRegister: 'Register with Premium',
  footer: 'Sent because this address was entered on the waitlist.',
};
