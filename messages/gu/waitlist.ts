import type { Catalogue } from '#messages/catalogue.ts';
import type { waitlistText as english } from '../en/waitlist.ts';

export const waitlistText: Catalogue<typeof english> = {
  partner1Required: 'તમારું નામ લખો.',
  partner2Required: 'તમારા પાર્ટનરનું નામ લખો.',
  phoneRequired: 'ફોન નંબર લખો.',
  phoneInvalid: 'સાચો ફોન નંબર લખો',
  cityRequired: 'તમારું શહેર પસંદ કરો.',
  pilotLinkInvalid:
    'આ લિંક હવે ચાલતી નથી: બે જણ એને વાપરી ચૂક્યાં છે, અથવા એનો ટાઇમ પૂરો થઈ ગયો. અમને ઈમેલ કરો, અમે જોઈ લઈશું.',
  pilotUsed: 'પાઇલટનું પ્રીમિયમ તમને મળી ચૂક્યું છે.',
  stageInvalid: 'લિસ્ટમાંથી પસંદ કરો.',
  sourceInvalid: 'અમારા વિશે ક્યાંથી ખબર પડી, એ લિસ્ટમાંથી પસંદ કરો.',
  stages: {
    dating: 'ડેટિંગ કરીએ છીએ',
    engaged: 'સગાઈ થઈ ગઈ છે',
    married: 'લગ્ન થઈ ગયાં છે',
    'long-term': 'લાંબા સમયથી સાથે',
  },
  sources: {
    'social-media': 'સોશિયલ મીડિયા',
    'friend-referral': 'ફ્રેન્ડે કહ્યું',
    'search-engine': 'ગૂગલ કે બીજું સર્ચ',
    advertisement: 'જાહેરાત',
    'blog-article': 'બ્લૉગ કે લેખ',
    other: 'બીજે ક્યાંકથી',
  },
};
