import { isolated } from '../isolated.ts';
export const dailyQuestionText = {
  title: 'Question of the day',
  needsPartner: 'The question of the day is for two. Invite your partner first.',
  answersOpen: 'You have both answered: the answers stay as they are',
  answersSealed: 'You can react and comment once both of you have answered',
  alreadyAnswered: 'One of you has answered already, so today’s question stays',
  alreadyReplaced: 'You two have had another question today',
  replacedMeanwhile: 'Today’s question has changed meanwhile',
  forAll: 'This question is for everybody',
  partnerAnswered: (firstName: string) => `${isolated(firstName)} has answered today’s question`,
  /** `day` is an earlier day, such as 'Wednesday, 17 March'. */
  partnerAnsweredOn: (firstName: string, day: string) => `${isolated(firstName)} has answered the question of ${day}`,
  partnerAnsweredMessage: 'Answer too, and you both see what the other wrote.',
  bothAnswered: (firstName: string) => `${isolated(firstName)} has answered too`,
  bothAnsweredMessage: 'Both answers are open now.',
};

export const dailyQuestionScreensText = {
  title: 'Question of the Day',
  lead: 'One question a day for the two of you. You see each other’s answers once both are given.',
  card: 'Question of the day',
  loading: 'Loading today’s question…',
  failedTitle: 'Today’s question did not load',
  failedText: 'Nothing is lost. Please try again.',
  open: 'All questions',

  categories: {
    smallThings: 'Small things',
    food: 'Food',
    festivals: 'Festivals',
    work: 'Work',
    home: 'Home',
    childhood: 'Childhood',
    fun: 'Fun',
    us: 'The two of us',
    family: 'Family',
    inLaws: 'Your partner’s family',
    money: 'Money',
    faith: 'Faith',
    distance: 'Distance',
    feelings: 'Feelings',
    bigPlans: 'Big plans',
    trust: 'Trust',
  },
  streak: (days: string, count: number) => `${days} ${count === 1 ? 'day' : 'days'} in a row`,

  answer: 'Answer',
  change: 'Change my answer',
  another: 'Another question',
  anotherCame: 'Another question for the two of you',
  anotherFailed: 'The question could not be changed',
  yourAnswer: 'Your answer',
  /** `null` for a partner without a name yet. */
  waitingFor: (firstName: string | null) =>
    firstName === null
      ? 'Sealed until your partner has answered too.'
      : `Sealed until ${isolated(firstName)} has answered too.`,
  partnerWaits: (firstName: string | null) =>
    firstName === null
      ? 'Your partner has answered. Answer too, and you both see it.'
      : `${isolated(firstName)} has answered. Answer too, and you both see it.`,
  you: 'You',
  partner: 'Your partner',

  formText: (name: string | null) =>
    `${name === null ? 'Your partner' : isolated(name)} sees it once both of you have answered. Until then you can change it.`,
  save: 'Save answer',
  saved: 'Your answer is saved',
  savedSealed: 'You both see the answers once both are given.',
  savedOpen: 'Both answers are open now.',
  saveFailed: 'Your answer was not saved',

  aloneTitle: 'This is for two',
  aloneText: 'Invite your partner, and you both get the same question each day.',
  invite: 'Invite your partner',

  history: 'Answered so far',
  search: 'Search questions and answers',
  clearSearch: 'Clear search',
  historyLoading: 'Loading your answers…',
  historyFailed: 'Your answers did not load',
  historyEmptyTitle: 'Nothing answered yet',
  historyEmptyText: 'Each day that one of you answers is kept here, to read again years from now.',
  nothingFoundTitle: 'Nothing found',
  nothingFoundText: 'Try other words. A sealed answer is not searched.',
};
