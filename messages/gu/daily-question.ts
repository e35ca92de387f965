import type { Catalogue } from '#messages/catalogue.ts';
import type { dailyQuestionText as english } from '../en/daily-question.ts';
import { agent } from './agent.ts';

export const dailyQuestionText: Catalogue<typeof english> = {
  title: 'આજનો સવાલ',
  questionRequired: 'કયો સવાલ છે એ જણાવો',
  answerRequired: 'તમારો જવાબ લખો',
  needsPartner: 'આજનો સવાલ બે જણ માટે છે. પહેલાં પાર્ટનરને બોલાવો.',
  answersOpen: 'તમે બંનેએ જવાબ આપી દીધો છે, એટલે જવાબ હવે એમ જ રહેશે',
  answersSealed: 'તમારા બંનેના જવાબ આવી જાય પછી રિએક્શન અને કમેન્ટ મોકલી શકાશે',
  alreadyAnswered: 'તમારામાંથી એકનો જવાબ આવી ગયો છે, એટલે આજનો સવાલ આ જ રહેશે',
  alreadyReplaced: 'આજે તમે એક વાર સવાલ બદલી ચૂક્યાં છો',
  replacedMeanwhile: 'એટલામાં આજનો સવાલ બદલાઈ ગયો છે',
  partnerAnswered: (firstName) => `${agent(firstName)} આજના સવાલનો જવાબ આપ્યો`,
  partnerAnsweredMessage: 'તમે પણ જવાબ આપો, પછી બંને એકબીજાનો જવાબ વાંચી શકશો.',
  bothAnswered: (firstName) => `${agent(firstName)} પણ જવાબ આપ્યો`,
  bothAnsweredMessage: 'હવે બંનેના જવાબ ખુલ્લા છે.',
};
