import { brand } from '#messages/brand.ts';

export const contactMailText = {
  subject: `${brand.name} has your message`,
  heading: (name: string) => `Hello ${name},`,
  received: (category: string) => `Your message has arrived (${category}). A person will read it.`,
  next: 'We will answer within 24 hours, at this address.',
  erase: (supportEmail: string) =>
    `If you did not write to us, tell ${supportEmail} and we will delete the message.`,
  footer: 'Sent because this address was entered in our contact form.',
};
