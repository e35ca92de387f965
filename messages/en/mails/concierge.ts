/** Reveals neither the request nor its kind: a gift is a surprise, and mails may be read over a shoulder. */
export const conciergeMailText = {
  subject: 'We have answered you',
  heading: (firstName: string) => `Hello ${firstName}`,
  answered: 'Your request has been answered. You will find the answer in the app, beside what you asked.',
  open: 'Read the answer',
  footer: 'You receive this email because you asked our team for help.',
};
