/** The benefits of Premium, in the order of the specification. Every list of them uses this one. */
export const premiumBenefits = {
  dates: 'Unlimited date planning',
  memories: 'Unlimited memories',
  offers: 'Premium date offers',
  nudges: 'Partner nudges and notifications',
  planning: 'Personal planning help',
  gifts: 'Gift concierge',
  finances: 'Financial tracking',
  insights: 'Partner insights',
  partnerships: 'Gujarat partnerships',
} as const;
