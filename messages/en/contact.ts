export const contactText = {
  categories: {
    general: 'General question',
    support: 'Help with the app',
    partnership: 'Partnership',
    feedback: 'Feedback',
    media: 'Media',
    investment: 'Investment',
    careers: 'Careers',
  },
} as const;

export const contactScreensText = {
  title: (product: string) => `Contact · ${product}`,
  description: (product: string) =>
    `Write to ${product}: help with the app, partnerships, feedback, press and careers. A person answers within 24 hours.`,
  eyebrow: 'Contact',
  headline: ['Say it.', 'We answer.'],
  lead: 'A question, an idea, a café that should be with us: a person reads it, and answers within 24 hours.',

  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  subject: 'Subject',
  category: 'Category',
  categoryPlaceholder: 'What is it about?',
  message: 'Message',
  messageExample: 'Tell us as much as you like.',
  website: 'Leave this empty',
  send: 'Send Message',
  consent: 'We use what you enter to answer you, and nothing else.',
  consentLink: 'Privacy notice',
  withoutScripts: (email: string) => `This form needs JavaScript. Without it, email ${email}.`,

  /** Shown beside an empty field. */
  empty: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    subject: 'Please say what it is about.',
    category: 'Please choose a category.',
    message: 'Please write your message.',
  },
  missing: 'Missing Information',
  sent: 'Message Sent Successfully!',
  sentText: "We'll get back to you within 24 hours.",
  failed: 'Failed to Send Message',
  failedText: 'Please try again later.',

  panelTitle: 'Reach us directly',
  supportEmail: 'Support email',
  responseTime: 'Response time',
  responseTimeText: 'Within 24 hours',
  headquarters: 'Headquarters',
  headquartersText: 'Gujarat, India',
  expanding: 'Expanding to Mumbai, Delhi, Bangalore',
  quickLinks: 'Quick links',
  benefits: 'See the benefits',
  subscribe: 'Get Premium',
  waitlist: 'Join the waitlist',

  reasonsTitle: 'Why reach out',
  reasons: [
    {
      title: 'Something does not work',
      text: 'Say what you did and what you saw. It helps to know your phone and your browser.',
    },
    {
      title: 'You have an idea',
      text: 'The pilot is there to learn from. What is missing, what is too much, what made you smile?',
    },
    { title: 'You run a café or a studio', text: 'Cafés, dining rooms, studios: let our members find you.' },
    {
      title: 'You want to write about us',
      text: 'Press, investors and people who would like to work here are welcome.',
    },
  ],
} as const;
