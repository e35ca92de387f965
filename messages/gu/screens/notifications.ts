import type { Catalogue } from '#messages/catalogue.ts';
import type { bellText as english } from '../../en/screens/notifications.ts';

/** The bell of the header, its dialog, and the card that offers notifications. */
export const bellText: Catalogue<typeof english> = {
  failedTitle: 'નોટિફિકેશન લોડ ન થયાં',
  failedText: 'નેટ ચેક કરો અને ફરી ટ્રાય કરો.',
  emptyTitle: 'બધું શાંત છે',
  emptyText: 'તમારા બંનેના ટહુકા, ડેટ્સ અને રિમાઇન્ડર અહીં આવશે.',
  emptyAction: 'ડેટ પ્લાન કરો',
  showMore: 'વધુ જુઓ',
  timesAlike: (count) => `${count} વાર`,
  markAll: 'બધાં વાંચેલાં કરો',
  allRead: 'બધાં નોટિફિકેશન વંચાઈ ગયાં',
  allReadText: 'હવે કશું વાંચવાનું બાકી નથી.',
  markFailed: 'વંચાયેલું ન ગણાયું',
  markFailedText: 'ફરી ટ્રાય કરો.',
  new: 'નવું',
  check: 'આ ડિવાઇસમાં નોટિફિકેશન ચેક કરો',
  types: {
    nudge: 'ટહુકો',
    achievement: 'માઇલસ્ટોન',
    deal: 'ઑફર',
    reminder: 'રિમાઇન્ડર',
    other: 'મેસેજ',
  },

  offerTitle: 'પાર્ટનરનો ટહુકો ચૂકશો નહીં',
  offerText: 'ટહુકા, નવી ડેટ્સ અને રિમાઇન્ડર, એપ બંધ હોય તોય. કોઈ જાહેરાત નહીં.',
  enable: 'ચાલુ કરો',
  notNow: 'પછી',
  permissionDenied: 'નોટિફિકેશનની પરમિશન ન મળી',
  noWorker: 'આ બ્રાઉઝરમાં એપનો બૅકગ્રાઉન્ડ ભાગ ચાલતો નથી',
  noKeys: 'બ્રાઉઝર પાસેથી કી ન મળી',
  saveFailed: (answer) => `નોટિફિકેશન ચાલુ ન થયાં: ${answer}`,
};
