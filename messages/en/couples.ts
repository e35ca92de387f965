import { isolated } from '../isolated.ts';
export const couplesText = {
  codeExpired: 'This invite code has expired. Ask your partner for a new one.',
  none: 'You are not in a couple yet',
  alreadyMade: 'You are already in a couple',
  full: 'This couple already has two members',
  ownCode: 'This is your own invite code. Send it to your partner.',
  leaveFirst: 'You already have a partner. Leave your couple before you join another.',
  tooManyLists: (max: number) =>
    `Together you would have more than ${max} lists. Delete some of yours before you join.`,
  aloneCannotLeave: 'You are the only one in this couple',
  takesNoMails: 'We cannot email invitations to this address. Send your code yourself.',
  notAlone: 'Your partner has already joined',
  verifyToInvite: 'Please verify your email address first, so that your partner can trust the invitation.',
  invitedEnough:
    'This address has already received as many invitations as we send in a day. Please share your invite code yourself, or try again tomorrow.',
  invited: (name: string) => `The invitation is on its way to ${isolated(name)}.`,
  left: 'You have left the couple',
  leftWithOwn: 'You have left the couple, and what you recorded comes with you',
  anniversaryInFuture: 'Your anniversary cannot be in the future',
};
