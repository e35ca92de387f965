export const availabilityText = {
  timezoneInvalid: 'Please choose a valid time zone.',
  hoursInvalid: 'Please give your free hours as a list.',
  dayInvalid: 'Please choose a day of the week.',
  timeInvalid: 'Please choose a valid time.',
  endsBeforeStart: 'The end must be after the beginning.',
  tooManySpans: (max: number) => `A day can have at most ${max} spans.`,
  overlaps: 'Two spans of a day overlap.',
  fromInvalid: 'Please select a valid day.',
  daysInvalid: (min: number, max: number) => `Please choose ${min} to ${max} days.`,
  minutesInvalid: (min: number, max: number) => `Please choose ${min} to ${max} minutes.`,
};
