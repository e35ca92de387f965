export const dailyQuestionText = {
  questionRequired: 'Please say which question it is',
  answerRequired: 'Please write your answer',
  needsPartner: 'The question of the day is for two. Invite your partner first.',
  answersOpen: 'You have both answered: the answers stay as they are',
  alreadyAnswered: 'One of you has answered already, so today’s question stays',
  alreadyReplaced: 'You two have had another question today',
  replacedMeanwhile: 'Today’s question has changed meanwhile',
  partnerAnswered: (firstName: string) => `${firstName} has answered today’s question`,
  partnerAnsweredMessage: 'Answer too, and you both see what the other wrote.',
  bothAnswered: (firstName: string) => `${firstName} has answered too`,
  bothAnsweredMessage: 'Both answers are open now.',
};
