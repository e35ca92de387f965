import { waitlistText } from '#messages/waitlist.ts';
import { atMost, email, personName, text } from '#client/lib/public/common-checks.ts';
import { checked } from '#client/lib/public/field-checks.ts';

/** Validation of the waitlist form. */
export const waitlistChecks = {
  partner1Name: checked(...personName(waitlistText.partner1Required, 80)),
  partner2Name: checked(...personName(waitlistText.partner2Required, 80)),
  email: checked(...email()),
  phone: checked(...text(waitlistText.phoneRequired, 30), {
    rule: 'pattern',
    pattern: String.raw`^[+(]?\d[\d\s().-]{8,}\d$`,
    message: waitlistText.phoneInvalid,
  }),
  city: checked({ rule: 'filled', message: waitlistText.cityRequired }),
  interests: checked(atMost(2000)),
};
