import { brand } from '#messages/brand.ts';

export const subscriptionText = {
  limitReached: {
    date_events: (limit: number) =>
      `The free plan allows ${limit} ${limit === 1 ? 'date' : 'dates'} a month, and this month’s are planned. Upgrade to Premium for unlimited dates.`,
    memories: (limit: number) =>
      `The free plan allows ${limit} ${limit === 1 ? 'memory' : 'memories'} a month, and this month’s are kept. Upgrade to Premium for unlimited memories.`,
  },
  nothingToCancel: 'There is no subscription to cancel',

  startedTitle: 'You are a Premium member',
  startedMessage: (until: string) => `Premium is yours until ${until}.`,
  startedForBoth: (until: string, partner: string) => `It covers you and ${partner} until ${until}.`,
  coveredTitle: 'Premium is yours too',
  coveredMessage: (firstName: string, until: string) =>
    `${firstName}’s Premium covers you both until ${until}.`,
  endedTitle: 'Your Premium has ended',
  endedMessage: `Everything you keep in ${brand.name} stays. Renew whenever you like.`,
};
