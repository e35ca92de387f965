import type { Catalogue } from '#messages/catalogue.ts';
import type { availabilityText as english } from '../en/availability.ts';

export const availabilityText: Catalogue<typeof english> = {
  timezoneInvalid: 'सही टाइम ज़ोन चुनें।',
  hoursInvalid: 'अपने ख़ाली समय की सूची दें।',
  dayInvalid: 'हफ़्ते का दिन चुनें।',
  timeInvalid: 'सही समय चुनें।',
  endsBeforeStart: 'अंत शुरुआत के बाद होना चाहिए।',
  tooManySpans: (max) => `एक दिन में ज़्यादा से ज़्यादा ${max} समय रखे जा सकते हैं।`,
  overlaps: 'एक ही दिन के दो समय आपस में टकराते हैं।',
  fromInvalid: 'सही तारीख़ चुनें।',
  daysInvalid: (min, max) => `${min} से ${max} दिन चुनें।`,
  minutesInvalid: (min, max) => `${min} से ${max} मिनट चुनें।`,
};
