/** A partner whose name is unknown. */
const partner = 'Your partner';

export const dateAnswersText = {
  suggestOther: 'Another time',
  suggestTitle: 'Suggest Another Time',
  suggestedBy: (name: string | null, moment: string, instead: string) =>
    `${name ?? partner} suggests ${moment} instead of ${instead}`,
  suggestedByYou: (moment: string, instead: string) => `You suggested ${moment} instead of ${instead}`,
  acceptSuggestion: 'Accept the new time',
  suggestionAccepted: 'Date Moved',
  suggestionAcceptedText: 'It is agreed: the date has the new time.',
  keepTime: 'Keep the time',
  timeKept: 'The time stays',
  withdraw: 'Withdraw',
  withdrawn: 'Suggestion withdrawn',
  suggestionFailed: 'Error Changing the Time',
  accept: 'Accept',
  maybe: 'Maybe',
  decline: 'Decline',
  partnerAnswer: {
    pending: (name: string | null) => `Waiting for ${name ?? 'your partner'}`,
    accepted: (name: string | null) => `${name ?? partner} accepted`,
    maybe: (name: string | null) => `${name ?? partner} said maybe`,
    rejected: (name: string | null) => `${name ?? partner} declined`,
  },
  ownAnswer: { accepted: 'You accepted', maybe: 'You said maybe', rejected: 'You declined' },
  asks: (name: string | null) => `${name ?? partner} asks you`,
  onlyYou: 'Only you so far',
  scopeTitle: {
    update: 'Change which dates?',
    respond: 'Answer for which dates?',
    delete: 'Delete which dates?',
  },
  responded: 'Response Recorded',
  respondedText: 'Your date response has been saved.',
  respondFailed: 'Error Recording Response',
  respondFailedText: 'Failed to respond to date invitation.',
} as const;
