export const calendarText = {
  dayInvalid: 'Please select a valid day.',
  endsBeforeStart: 'The last day must not be before the first.',
  tooManyDays: (max: number) => `Please choose at most ${max} days.`,
};
