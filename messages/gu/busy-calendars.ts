import type { Catalogue } from '#messages/catalogue.ts';
import type { busyCalendarsText as english } from '../en/busy-calendars.ts';

export const busyCalendarsText: Catalogue<typeof english> = {
  nameRequired: 'તમારા કૅલેન્ડરનું નામ લખો.',
  addressRequired: 'તમારા કૅલેન્ડરનું સરનામું લખો.',
  addressInvalid: 'https વાળું જાહેર સરનામું લખો.',
  fileRequired: 'કૅલેન્ડરની ફાઇલ (.ics) પસંદ કરો.',
  tooMany: (max) => `વધુમાં વધુ ${max} કૅલેન્ડર ઉમેરી શકાય.`,
  notFound: 'કૅલેન્ડર મળ્યું નહીં',
  failures: {
    hostUnknown: 'આ સરનામું મળ્યું નહીં.',
    hostPrivate: 'આ સરનામું જાહેર નથી.',
    unreachable: 'કૅલેન્ડર સુધી પહોંચી શકાયું નહીં.',
    timedOut: 'કૅલેન્ડરે જવાબ આપવામાં બહુ વાર લગાડી.',
    redirected: 'આ સરનામું ઘણાં બીજાં સરનામાં પર લઈ જાય છે.',
    answered: (status) => `કૅલેન્ડરના સર્વરે ભૂલ ${status} મોકલી.`,
    tooLarge: 'કૅલેન્ડર 5 MBથી મોટું છે.',
    unreadable: 'આ કૅલેન્ડર વાંચી શકાતું નથી.',
    tooComplex: 'કૅલેન્ડરમાં ઘણાં બધાં આયોજન છે.',
  },
};
