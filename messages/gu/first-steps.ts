import type { Catalogue } from '#messages/catalogue.ts';
import type { firstStepsText as english } from '../en/first-steps.ts';

export const firstStepsText: Catalogue<typeof english> = {
  stepsTitle: 'શરૂઆત આટલેથી',
  stepsDone: (done, all) => `${all}માંથી ${done} ${done === 1 ? 'થયું' : 'થયાં'}`,
  stepsPutAway: 'શરૂઆતનું લિસ્ટ છુપાવો',
  stepsFailed: 'છુપાવી ન શકાયું',
  stepsFailedText: 'ફરી ટ્રાય કરો.',
  stepDone: 'થઈ ગયું',
  stepsComplete: 'શરૂઆત થઈ ગઈ',
  stepsCompleteText: 'હવે આગળ બસ તમે બે.',
  steps: {
    verify: 'તમારો ઈમેલ વેરિફાય કરો',
    invite: 'એકથી ભલા બે: પાર્ટનરને બોલાવો',
    date: 'પહેલી ડેટ પ્લાન કરો',
    memory: 'પહેલી યાદ સાચવો',
    expense: 'પહેલો ખર્ચ લખો',
  },
};
