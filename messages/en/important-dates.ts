export const importantDatesText = {
  titleRequired: 'Title is required',
  dateRequired: 'Date is required',
  categoryRequired: 'Category is required',
  reminderInvalid: 'Reminder days must be a whole number from 0 to 30',
  choiceInvalid: 'Please answer with true or false',
  onlyOwnerShares: 'Only the one who added this date can change whether it is shared',
  categories: {
    birthday: 'Birthday',
    anniversary: 'Anniversary',
    holiday: 'Holiday',
    memorial: 'Memorial',
    family: 'Family',
    other: 'Other',
  },

  // Notifications. They stand on lock screens: which day it is, and no word of what the two wrote.
  reminderTitle: 'Important date',
  reminderMessage: (daysLeft: number, day: string) => {
    const when = daysLeft === 0 ? 'Today' : daysLeft === 1 ? 'Tomorrow' : `In ${daysLeft} days`;
    return `${when}, ${day}. Tap to see which one it is.`;
  },
} as const;
