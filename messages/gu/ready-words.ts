import type { Catalogue } from '#messages/catalogue.ts';
import type { readyWordsText as english } from '../en/ready-words.ts';
import { isolated } from '../isolated.ts';

export const readyWordsText: Catalogue<typeof english> = {
  hours: {
    morning: {
      gentle: 'સારી ઊંઘ આવી? સવારે ઉતાવળ નહીં',
      sweet: 'ગુડ મૉર્નિંગ!',
      playful: 'જે પહેલું ઊઠે એ ચા મૂકે',
      reminder: 'ટિફિન ને ચાવી, બધું લીધું ને?',
    },
    day: {
      gentle: 'પહેલાં જમવાનું, પછી બીજું બધું',
      sweet: 'અડધો દિવસ ગયો, ને યાદ આવ્યા કરે છે',
      playful: 'જમવામાં શું છે? અડધું અડધું',
      reminder: 'જમી લીધું?',
    },
    evening: {
      gentle: 'દિવસ પૂરો, હવે સીધું ઘરે',
      sweet: 'ઘરે પહોંચીને સાથે ચા?',
      playful: 'ઘરે જતાં પાણીપૂરી?',
      reminder: 'આવતાં દૂધ લાવવાનું યાદ છે ને?',
    },
    night: {
      gentle: 'બાકીનું કાલે. હવે સૂઈ જવાનું',
      sweet: 'ગુડ નાઇટ, મારી ફેવરિટ વ્યક્તિ',
      playful: 'હજી એક એપિસોડ? કોઈને નહીં કહું',
      reminder: 'સવારનું અલાર્મ મૂક્યું?',
    },
  },
  seasons: {
    winter: {
      gentle: 'બહાર ઠંડી છે, શાલ સાથે છે ને?',
      sweet: 'આ ધાબળામાં એકની જગ્યા ખાલી છે',
      playful: 'ઠંડા પગ, ને ધાબળો એક. વિચારી લેજો',
      reminder: 'આજે ઠંડી પડશે, જૅકેટ લીધું?',
    },
    summer: {
      gentle: 'તડકામાં સાચવીને, હં',
      sweet: 'સૌથી મીઠી કેરી સાચવી રાખી છે',
      playful: 'આજે ગોળો? મારો કાલા ખટ્ટા',
      reminder: 'પાણીની બૉટલ લીધી?',
    },
    monsoon: {
      gentle: 'રસ્તા ભીના છે, ધીમે ધીમે',
      sweet: 'વરસાદ પડે છે, બસ સાથ ખૂટે છે',
      playful: 'વરસાદ એટલે ભજિયાં. વાત પૂરી',
      reminder: 'છત્રી લીધી?',
    },
    festive: {
      gentle: 'રાત પહેલાં પગને થોડો આરામ',
      sweet: 'એ રોશનીમાં નજર હટતી જ નહોતી',
      playful: 'આજે ગરબા? એક નવું સ્ટેપ આવડે છે',
      reminder: 'દુકાન બંધ થાય એ પહેલાં મીઠાઈ?',
    },
  },
  atOnce: 'એક ટૅપમાં મોકલાઈ જાય',
  sentWords: (words) => `મોકલ્યું: ${isolated(words)}`,
};
