export const dealsText = {
  notFound: 'Not found',
  exhausted: 'This deal has reached its redemption limit',
  premiumOnly: 'This deal is a premium feature. Upgrade to Premium to redeem it.',
  weeklyFree: 'Free members can redeem each deal once per week. Upgrade to Premium for up to 3.',
  weeklyPremium: "You've reached the weekly limit for this deal. Try again next week!",
} as const;
