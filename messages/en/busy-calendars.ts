export const busyCalendarsText = {
  nameRequired: 'Please enter a name for your calendar.',
  addressRequired: 'Please enter the address of your calendar.',
  addressInvalid: 'Please enter a public https address.',
  fileRequired: 'Please choose a calendar file (.ics).',
  tooMany: (max: number) => `You can add at most ${max} calendars.`,
  notFound: 'Calendar not found',
  failures: {
    hostUnknown: 'The address could not be found.',
    hostPrivate: 'The address is not public.',
    unreachable: 'The calendar could not be reached.',
    timedOut: 'The calendar took too long to answer.',
    redirected: 'The address leads to too many other addresses.',
    answered: (status: number) => `The calendar's server answered with error ${status}.`,
    tooLarge: 'The calendar is larger than 5 MB.',
    unreadable: 'This is not a calendar that can be read.',
    tooComplex: 'The calendar has too many events.',
  },
};
