export const conciergeText = {
  kindInvalid: 'Please say whether it is a gift or a plan',
  stateInvalid: 'Please choose one of the states',
  occasionRequired: 'Please tell us the occasion',
  budgetRequired: 'Please tell us your budget',
  budgetBounds: (least: string, most: string) => `Please choose a budget from ₹${least} to ₹${most}`,
  dayInvalid: 'Please choose a valid day',
  dayPast: 'Please choose a day that is still to come',
  wishesRequired: 'Please tell us what you wish for',
  answerRequired: 'Please write the answer',
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
