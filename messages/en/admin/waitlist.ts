export const adminWaitlistText = {
  statusInvalid: 'Choose pending, contacted or approved',
  stageInvalid: 'Choose dating, engaged, married or long-term',
  moveInvalid: 'An entry moves to contacted or approved',
  alreadyApproved: 'An approved entry does not change any more',
} as const;
