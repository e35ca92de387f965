import { isolated } from '../isolated.ts';
export const busyCalendarsText = {
  addressInvalid: 'Please enter a public https address.',
  tooMany: (max: number) => `You can add at most ${max} calendars.`,
  notFound: 'Calendar not found',
  unreadEvents: (count: number) => (count === 1 ? '1 event could not be read' : `${count} events could not be read`),
  unreadZones: (count: number) =>
    count === 1 ? '1 event has an unknown time zone' : `${count} events have an unknown time zone`,
  unreadBoth: (events: number, zones: number) =>
    `${events === 1 ? '1 event' : `${events} events`} could not be read, and ${zones} ${zones === 1 ? 'has' : 'have'} an unknown time zone`,
};

export const busyCalendarScreensText = {
  open: 'Calendars that make you busy',
  none: 'Add one, and your free times avoid its events.',
  count: (count: number) => (count === 1 ? '1 calendar' : `${count} calendars`),
  someFailed: (count: number) =>
    count === 1 ? '1 calendar could not be read' : `${count} calendars could not be read`,
  someUnread: 'Some events may be missing or at a wrong time',

  title: 'Calendars That Make You Busy',
  privacy: (partner: string) =>
    `We store only when you are busy. ${isolated(partner)} sees only times when you are both free.`,
  privacyAlone: 'We store only when you are busy. A partner sees only times when you are both free.',
  loading: 'Loading your calendars…',
  failedTitle: 'Your calendars did not load',
  failedText: 'Nothing is lost. Please try again.',
  empty: 'Add the calendar of your work or college, and your free times avoid its events.',
  fromFile: 'From a file',
  pending: 'Being read…',
  read: (when: string) => `Read ${when}`,
  lastRead: (when: string) => `Last read ${when}`,
  retried: 'It is tried again every hour.',
  full: (max: number) => `You have ${max} calendars, the most possible. Delete one to add another.`,

  addByAddress: 'Add by address',
  chooseFile: 'Add from a file',
  sending: (percent: number) => `Sending the file: ${percent}%`,
  addressTitle: 'Add a Calendar by Its Address',
  name: 'Name',
  nameExample: 'Work',
  address: 'Address',
  addressHint:
    'Google: “Secret address in iCal format” in the calendar’s settings. Apple: the link of a public calendar. Outlook: the ICS link of a published calendar.',
  add: 'Add calendar',
  added: 'Calendar added',
  addedText: 'Your free times change as soon as it is read.',
  addFailed: 'The calendar was not added',

  delete: 'Delete',
  deleteTitle: 'Delete this calendar?',
  deleteText: (name: string) =>
    `“${isolated(name)}” and its busy times are deleted at once, and your free times no longer avoid them.`,
  deleteConfirm: 'Delete calendar',
  deleted: 'Calendar deleted',
  deleteFailed: 'The calendar was not deleted',
} as const;
