import type { Catalogue } from '#messages/catalogue.ts';
import type { achievementScreensText as english } from '../../en/screens/achievements.ts';

export const achievementScreensText: Catalogue<typeof english> = {
  title: 'લવ માઇલસ્ટોન્સ',
  lead: 'દિવસે દિવસે, તમે બંનેએ સાથે જે કર્યું.',
  loading: 'તમારા માઇલસ્ટોન લોડ થાય છે…',
  failedTitle: 'માઇલસ્ટોન લોડ ન થયા',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',

  check: 'નવા માઇલસ્ટોન ચેક કરો',
  unlocked: 'નવો લવ માઇલસ્ટોન!',
  unlockedText: (count) => (count === 1 ? 'તમને 1 નવો માઇલસ્ટોન મળ્યો' : `તમને ${count} નવા માઇલસ્ટોન મળ્યા`),
  updated: 'સફરમાં નવું ઉમેરાયું',
  updatedText: 'તમારી લવ સ્ટોરીમાં આજ સુધીનું બધું આવી ગયું',
  failed: 'અપડેટ ન થયું',
  failedToUpdate: 'તમારી સફર અપડેટ ન થઈ શકી',

  achievedCount: (achieved, total) => `${achieved} માઇલસ્ટોન પૂરા, કુલ ${total}માંથી`,
  points: 'લવ પોઇન્ટ્સ',
  rarityCounts: 'કયા પ્રકારના કેટલા માઇલસ્ટોન મળ્યા',
  latest: 'હમણાં મળેલા માઇલસ્ટોન',

  filter: 'કયા માઇલસ્ટોન',
  filters: {
    all: 'બધા',
    financial: 'પૈસા ને હિસાબ',
    dates: 'ફરવું ને રખડવું',
    general: 'વાતો ને સાથ',
    memories: 'યાદો ને ક્રિએટિવિટી',
  },
  rarities: {
    common: 'કૉમન',
    uncommon: 'થોડો ખાસ',
    rare: 'રેર',
    epic: 'એપિક',
    legendary: 'લેજન્ડરી',
  },
  begun: 'ચાલુ છે',
  done: 'સાથે પૂરા કર્યા',
  ahead: 'હજી આગળ છે',

  achieved: 'મળી ગયો',
  isNew: 'નવો',
  pointsOf: (points) => `${points} લવ પોઇન્ટ્સ`,
  progress: (name) => `${name}: ક્યાં સુધી પહોંચ્યું`,
  progressOf: (done, target) => `${target}માંથી ${done}`,

  emptyTitle: 'તમારી લવ સ્ટોરી અહીં લખાશે',
  emptyText:
    'ડેટ પર જાઓ, યાદો સાચવો, કશાક માટે બચાવો: સાથે જે કરો એ માઇલસ્ટોન બને. બંનેએ હા પાડેલી ડેટ્સ, અને તમે પાછા આવો એ દિવસો, કોઇન્સ પણ લાવે.',
  createDate: 'ડેટ પ્લાન કરો',
  createMemory: 'યાદ સાચવો',
};
