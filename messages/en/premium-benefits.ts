/** What Premium gives, in the order of the specification. Every list of it is this one. */
export const premiumBenefits = [
  'Unlimited date planning',
  'Unlimited memories',
  'Premium date offers',
  'Partner nudges and notifications',
  'Personal planning help',
  'Gift concierge',
  'Financial tracking',
  'Partner insights',
  'Gujarat partnerships',
] as const;
