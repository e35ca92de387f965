import { brand } from '#contract/brand.ts';

export const subscriptionText = {
  limitReached: {
    date_events: (limit: number) =>
      `You have planned ${limit} dates this month, as many as the free plan allows. Upgrade to Premium for unlimited dates.`,
    memories: (limit: number) =>
      `You have kept ${limit} memories this month, as many as the free plan allows. Upgrade to Premium for unlimited memories.`,
  },
  nothingToCancel: 'There is no subscription to cancel',

  startedTitle: 'You are a Premium member',
  startedMessage: (until: string) => `Premium is yours until ${until}.`,
  endedTitle: 'Your Premium has ended',
  endedMessage: `Everything you keep in ${brand.name} stays. Renew whenever you like.`,
};
