import { brand } from '#contract/brand.ts';

export const couplesText = {
  nameRequired: 'Couple name is required',
  codeRequired: 'Please enter an invite code',
  codeInvalid: 'Invalid invite code or failed to join couple',
  anniversaryRequired: 'Please select an anniversary date',
  partnerNameRequired: 'Name is required',
  implicitName: (firstName: string) => `${firstName}’s couple`,
  none: 'You are not in a couple yet',
  alreadyMade: 'You are already in a couple',
  full: 'This couple already has two members',
  ownCode: 'This is your own invite code. Send it to your partner.',
  leaveFirst: 'You already have a partner. Leave your couple before you join another.',
  aloneCannotLeave: 'You are the only one in this couple',
  notAlone: 'Your partner has already joined',
  invited: (name: string) => `The invitation is on its way to ${name}.`,
  left: 'You have left the couple',
  anniversaryInFuture: 'Your anniversary cannot be in the future',
};

export const couplesMailText = {
  subject: (inviter: string) => `${inviter} invites you to ${brand.name}`,
  heading: (name: string) => `Hello ${name},`,
  invitation: (inviter: string) =>
    `${inviter} would like to share a ${brand.name} with you: your dates, your memories and your plans in one place, for the two of you alone.`,
  codeLine: 'The button fills your invite code in. You can also type it yourself:',
  join: 'Join your partner',
  footer: 'If you do not know who sent this, you can ignore this mail.',
};
