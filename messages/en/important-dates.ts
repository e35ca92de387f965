export const importantDatesText = {
  onlyOwnerShares: 'Only the person who added this date can change whether it is shared',
  categories: {
    birthday: 'Birthday',
    anniversary: 'Anniversary',
    holiday: 'Holiday',
    memorial: 'Memorial',
    family: 'Family',
    other: 'Other',
  },

  reminderTitle: 'Important date',
  // For lock screens: the day, without any words of the two.
  reminderMessage: (daysLeft: number, day: string) => `${countDown(daysLeft)}, ${day}. Tap to see which one it is.`,
  // Displayed below the date's own title.
  namedReminderMessage: (daysLeft: number, day: string) => `${countDown(daysLeft)}, ${day}`,
} as const;

function countDown(daysLeft: number): string {
  if (daysLeft === 0) return 'Today';
  return daysLeft === 1 ? 'Tomorrow' : `In ${daysLeft} days`;
}
