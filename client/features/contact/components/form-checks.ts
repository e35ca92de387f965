import { atMost, email, personName, text } from '#client/lib/public/common-checks.ts';
import { checked } from '#client/lib/public/field-checks.ts';
import { CONTACT_MESSAGE_MAX_LENGTH } from '#domain/contact/facts.ts';
import { contactScreensText } from '#messages/contact.ts';

const { empty } = contactScreensText;

/**
 * Validation of the contact form. Each field has its own text for a missing value, because the contract's text is
 * unclear beside a field.
 */
export const contactChecks = {
  name: checked(...personName(empty.name, 120)),
  email: checked(...email(empty.email)),
  phone: checked(atMost(30)),
  city: checked(atMost(80)),
  subject: checked(...text(empty.subject, 200)),
  category: checked({ rule: 'filled', message: empty.category }),
  message: checked(...text(empty.message, CONTACT_MESSAGE_MAX_LENGTH)),
};
