import { brand } from '#contract/brand.ts';

export const notificationsText = {
  subscriptionInvalid: 'This browser’s push address is not one of a known push service',
  idsInvalid: 'Please say which notifications you have read',
  noSubscription: 'This browser is not subscribed to notifications',
  subscribed: 'Notifications are on for this browser',
  testTitle: `${brand.name} can reach you`,
  testMessage: 'This is a test notification.',
  testSent: 'A test notification is on its way',
  nudgeTitle: (firstName: string) => `${firstName} is thinking of you`,
  datePlanned: (firstName: string) => `${firstName} asks you on a date`,
  dateChanged: (firstName: string) => `${firstName} changed a date`,
  dateCancelled: (firstName: string) => `${firstName} cancelled a date`,
  dateAnswered: {
    accepted: (firstName: string) => `${firstName} said yes`,
    maybe: (firstName: string) => `${firstName} said maybe`,
    rejected: (firstName: string) => `${firstName} cannot make it`,
  },
};

export const nudgesText = {
  messageRequired: 'Message is required',
  messageTooLong: 'Message too long',
  typeInvalid: 'Please choose a kind of nudge',
  needsPartner: 'You can nudge your partner once they have joined you',
  onlyReceiver: 'Only the partner who received this nudge can mark it as read',
};
