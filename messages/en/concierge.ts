import { isolated } from '../isolated.ts';
export const conciergeText = {
  dayPast: 'Please choose a day that is still to come',
  tooManyOpen: (max: number) =>
    max === 1
      ? 'One of your requests is still waiting for an answer. Please wait for it, or withdraw the request.'
      : `${max} of your requests are still waiting for answers. Please wait for one, or withdraw a request.`,
  alreadyDecided: 'This request has been answered or withdrawn already',
  kinds: { gift: 'Gift', planning: 'Plan' },

  answeredTitle: { gift: 'Your gift ideas are here', planning: 'Help with your plan is here' },
  /** For lock screens, which a partner may read: it reveals neither the request nor that it is a gift. */
  answeredQuietly: 'We have answered you',
  openToRead: 'Open the app to read it.',
};

export const conciergeScreensText = {
  title: 'Concierge',
  lead: 'Tell us what you need. People on our team answer within 24 hours.',

  offers: {
    gift: {
      title: 'Gift concierge',
      text: 'Ideas for a present, with where to get it. Only you see what you ask and what we answer.',
      action: 'Ask for gift ideas',
    },
    planning: {
      title: 'Personal planning help',
      text: 'An evening, a trip, a feast: tell us place, budget and mood. Both of you see the request and the plan.',
      action: 'Ask for a plan',
    },
  },

  gateTitle: 'The concierge is a premium feature',
  gateText: 'Gift ideas that stay a surprise, and plans for the two of you, thought out by our team within 24 hours.',
  upgrade: 'Upgrade to Premium',

  formTitle: { gift: 'Ask for gift ideas', planning: 'Ask for a plan' },
  formText: {
    gift: 'Only you and our team see this.',
    planning: 'The two of you and our team see this.',
  },
  occasion: 'Occasion',
  occasionExample: { gift: 'His thirtieth birthday', planning: 'Our anniversary' },
  suggestions: 'Suggestions',
  suggested: {
    gift: ['Birthday', 'Anniversary', 'Diwali', 'Raksha Bandhan', 'Just because'],
    planning: ['Anniversary evening', 'Proposal', 'Weekend trip', 'Navratri night', 'Day in the city'],
  },
  forDate: 'Day',
  budget: 'Budget in rupees',
  wishes: 'Wishes',
  wishesExample: {
    gift: 'What they love, what they have already, what it must not be.',
    planning: 'Where, what you like to eat, how far you would travel, what it must not be.',
  },
  send: 'Send request',
  sent: 'Your request is with us',
  sentText: 'You will have our answer within 24 hours.',
  sendFailed: 'Your request was not sent',

  requests: 'Your requests',
  loading: 'Loading your requests…',
  failedTitle: 'Your requests did not load',
  failedText: 'Nothing is lost. Please try again.',
  emptyTitle: 'No requests yet',
  emptyText: 'What you ask us appears here, with our answer.',

  kinds: { gift: 'Gift', planning: 'Plan' },
  states: { waiting: 'Waiting', answered: 'Answered', withdrawn: 'Withdrawn' },
  onlyYou: 'Only you see this',
  /** Some languages name the kind of the request. */
  askedBy: (firstName: string, _kind: 'gift' | 'planning') => `${isolated(firstName)} asked`,
  upTo: (rupees: string) => `up to ${rupees}`,
  forDay: (day: string) => `for ${day}`,
  asked: (when: string) => `Asked ${when}`,
  answerBy: (when: string) => `Our answer comes by ${when}`,
  late: 'Sorry, our answer is late. We are working on it.',
  answer: 'Our answer',
  answeredAt: (when: string) => `Answered ${when}`,
  withdrawnAt: (when: string) => `Withdrawn ${when}`,
  opensElsewhere: 'opens in a new tab',

  withdraw: 'Withdraw',
  withdrawOf: (occasion: string) => `Withdraw: ${occasion}`,
  withdrawTitle: 'Withdraw this request?',
  withdrawText: 'We will stop working on it. You can ask again at any time.',
  keep: 'Keep it',
  withdrawn: 'Your request is withdrawn',
  withdrawFailed: 'Not withdrawn',
} as const;
