export const subscriptionText = {
  limitReached: {
    date_events: (limit: number) =>
      `You have planned ${limit} dates this month, as many as the free plan allows. Upgrade to Premium for unlimited dates.`,
    memories: (limit: number) =>
      `You have kept ${limit} memories this month, as many as the free plan allows. Upgrade to Premium for unlimited memories.`,
  },
};
