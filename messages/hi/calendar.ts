import type { Catalogue } from '#messages/catalogue.ts';
import type { calendarText as english } from '../en/calendar.ts';

export const calendarText: Catalogue<typeof english> = {
  dayInvalid: 'सही तारीख़ चुनें।',
  endsBeforeStart: 'आख़िरी दिन पहले दिन के बाद होना चाहिए।',
  tooManyDays: (max) => `ज़्यादा से ज़्यादा ${max} दिन चुनें।`,
};
