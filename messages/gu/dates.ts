import type { Catalogue } from '#messages/catalogue.ts';
import type { datesText as english } from '../en/dates.ts';

export const datesText: Catalogue<typeof english> = {
  onlyPartnerAnswers: 'આ ડેટ તમે પ્લાન કરી છે, જવાબ પાર્ટનર આપશે.',
  alreadyBegun: 'આ ડેટ શરૂ થઈ ચૂકી છે.',
  nobodyAccepts: 'બીજા ટાઇમની હા પાડે એવું હજી કોઈ જોડાયું નથી.',
  suggestionInPast: 'આવનારો ટાઇમ સૂચવો.',
  suggestionSame: 'ડેટનો ટાઇમ આ જ છે.',
  suggestionOver: 'સૂચવેલો ટાઇમ જતો રહ્યો.',
  noSuggestion: 'હવે કોઈ સૂચવેલો ટાઇમ નથી.',
  onlyPlannerAccepts: 'જેણે આ ડેટ પ્લાન કરી છે, એ જ નવા ટાઇમની હા પાડી શકે.',
  feedRevoked: 'આ કૅલેન્ડર લિંક હવે ચાલતી નથી.',
  categories: {
    romantic_dinner: 'રોમેન્ટિક ડિનર',
    movie_night: 'મૂવી નાઇટ',
    cooking: 'સાથે રસોઈ',
    outdoor: 'આઉટડોર એડવેન્ચર',
    gaming: 'ગેમિંગ',
    reading: 'રીડિંગ',
    spa_relaxation: 'સ્પા અને આરામ',
    intimate_conversation: 'દિલની વાતો',
    massage: 'મસાજ',
    art_craft: 'આર્ટ અને ક્રાફ્ટ',
    stargazing: 'તારા જોવા',
    picnic: 'પિકનિક',
    dancing: 'ડાન્સ',
    workout: 'વર્કઆઉટ',
    shopping: 'શૉપિંગ',
    other: 'બીજું કંઈક',
  },
  categoryGroups: {
    popular: 'સૌથી ગમતું',
    indoor: 'ઘરમાં',
    outdoor: 'બહાર',
    other: 'બીજું',
  },
};
