import type { Catalogue } from '#messages/catalogue.ts';
import type { busyCalendarsText as english } from '../en/busy-calendars.ts';

export const busyCalendarsText: Catalogue<typeof english> = {
  nameRequired: 'अपने कैलेंडर का नाम लिखें।',
  addressRequired: 'अपने कैलेंडर का पता लिखें।',
  addressInvalid: 'https वाला सार्वजनिक पता लिखें।',
  fileRequired: 'कैलेंडर की फ़ाइल (.ics) चुनें।',
  tooMany: (max) => `ज़्यादा से ज़्यादा ${max} कैलेंडर जोड़े जा सकते हैं।`,
  notFound: 'कैलेंडर नहीं मिला',
  failures: {
    hostUnknown: 'यह पता नहीं मिला।',
    hostPrivate: 'यह पता सार्वजनिक नहीं है।',
    unreachable: 'कैलेंडर तक पहुँचा नहीं जा सका।',
    timedOut: 'कैलेंडर के जवाब में बहुत देर लगी।',
    redirected: 'यह पता बहुत सारे दूसरे पतों पर ले जाता है।',
    answered: (status) => `कैलेंडर के सर्वर ने गड़बड़ी ${status} बताई।`,
    tooLarge: 'कैलेंडर 5 MB से बड़ा है।',
    unreadable: 'यह कैलेंडर पढ़ा नहीं जा सकता।',
    tooComplex: 'कैलेंडर में बहुत ज़्यादा कार्यक्रम हैं।',
  },
};
