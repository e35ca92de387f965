import { brand } from '#messages/brand.ts';

export const couplesMailText = {
  subject: (inviter: string) => `${inviter} invites you to ${brand.name}`,
  heading: (name: string) => `Hello ${name},`,
  invitation: (inviter: string) =>
    `${inviter} invites you to ${brand.name}: your dates, your memories and your plans in one place, only for the two of you.`,
  codeLine: 'The button fills your invite code in. You can also type it yourself:',
  join: 'Join your partner',
  joinedSubject: (partner: string) => `${partner} joined you on ${brand.name}`,
  joinedLine: (partner: string) =>
    `${partner} has joined you. From now on you see and change the same dates, memories, expenses and goals.`,
  joinedHint: 'If you do not know who this is, open the app and leave the couple in your profile.',
  leftSubject: (partner: string) => `${partner} left your couple on ${brand.name}`,
  leftLine: (partner: string) => `${partner} is no longer in your couple.`,
  leftStays: 'What the two of you recorded stays with you.',
  leftWithOwn: (partner: string) => `What you recorded stays with you; ${partner} keeps what they recorded.`,
  open: `Open ${brand.name}`,
  memberFooter: 'You get this email because you have an account.',
  footer: 'If you do not know who sent this, you can ignore this email.',
};
