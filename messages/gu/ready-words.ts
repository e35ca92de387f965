import type { Catalogue } from '#messages/catalogue.ts';
import type { readyWordsText as english } from '../en/ready-words.ts';

export const readyWordsText: Catalogue<typeof english> = {
  hours: {
    morning: {
      gentle: 'ઊંઘ સારી થઈ? સવાર આરામથી',
      sweet: 'ગુડ મૉર્નિંગ!',
      playful: 'જે પહેલું ઊઠે એની ચા',
      reminder: 'ટિફિન ને ચાવી, બધું લીધું ને?',
    },
    day: {
      gentle: 'પહેલાં જમવાનું, પછી બીજું બધું',
      sweet: 'અડધો દિવસ ગયો, ને યાદ આવી',
      playful: 'જમવામાં શું છે? અડધું અડધું',
      reminder: 'જમવાનું થયું?',
    },
    evening: {
      gentle: 'બસ હવે, ઘરે જઈએ',
      sweet: 'ઘરે પહોંચીને સાથે ચા?',
      playful: 'ઘરે જતાં પાણીપૂરી?',
      reminder: 'આવતાં દૂધ લાવવાનું યાદ છે ને?',
    },
    night: {
      gentle: 'બાકીનું કાલે. હવે ઊંઘ',
      sweet: 'ગુડ નાઇટ, મારી ફેવરિટ વ્યક્તિ',
      playful: 'હજી એક એપિસોડ? કોઈને નહીં કહીએ',
      reminder: 'સવારનું અલાર્મ મૂક્યું?',
    },
  },
  seasons: {
    winter: {
      gentle: 'બહાર ઠંડી છે, શાલ છે ને સાથે?',
      sweet: 'આ ધાબળામાં એકની જગ્યા ખાલી છે',
      playful: 'ઉત્તરાયણ આવે છે, પતંગ તો કાપીશ જ',
      reminder: 'આજે ઠંડી પડશે, જૅકેટ લીધું?',
    },
    summer: {
      gentle: 'તડકામાં સાચવીને, હં',
      sweet: 'સૌથી મીઠી કેરી રાખી છે',
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
      sweet: 'કાલે રોશનીમાં નજર જ ન હટી',
      playful: 'આજે ગરબા? નવું સ્ટેપ શીખ્યું છે',
      reminder: 'દુકાન બંધ થાય એ પહેલાં મીઠાઈ?',
    },
  },
};
