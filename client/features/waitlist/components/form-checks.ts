import { atMost, email, personName, text } from '#client/lib/public/common-checks.ts';
import { checked } from '#client/lib/public/field-checks.ts';
import { faultsText } from '#messages/faults.ts';

/** Validation of the waitlist form. */
export const waitlistChecks = {
  partner1Name: checked(...personName(faultsText.waitlist.partner1Required, 80)),
  partner2Name: checked(...personName(faultsText.waitlist.partner2Required, 80)),
  email: checked(...email()),
  phone: checked(...text(faultsText.waitlist.phoneRequired, 30), {
    rule: 'pattern',
    pattern: String.raw`^[+(]?\d[\d\s().-]{8,}\d$`,
    message: faultsText.waitlist.phoneInvalid,
  }),
  city: checked({ rule: 'filled', message: faultsText.waitlist.cityRequired }),
  interests: checked(atMost(2000)),
};
