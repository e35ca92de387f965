import type { Catalogue } from '#messages/catalogue.ts';
import type { exportsText as english } from '../en/exports.ts';
import { isolated } from '../isolated.ts';

export const exportsText: Catalogue<typeof english> = {
  readme: (product, day) =>
    `તમારું ${product}, ${day}ના દિવસે એક્સપોર્ટ કરેલું.

account.json            તમે, તમારું કપલ, તમારો પ્લાન, તમે શું મંજૂર કર્યું છે, અને કોઈ કૅલેન્ડર તમારી ડેટ્સ વાંચે છે કે નહીં
*.json                  તમે સાચવેલું બધું, દરેક પ્રકારની એક ફાઇલ
*.csv                   એ જ બધું, સ્પ્રેડશીટ માટે
photos/                 તમારી યાદોના ફોટા અને એના ઓરિજિનલ; કયો ફોટો કઈ યાદનો છે એ memories.json કહે છે
avatar.webp             તમારો પ્રોફાઇલ ફોટો

હમણાં ડિલીટ કરેલું આમાં નથી. ટાઇમ UTC છે, તારીખો કૅલેન્ડરની છે, રકમ રૂપિયામાં છે. નોંધ અને ખાસ તારીખો તમારી પોતાની છે;
પાર્ટનરનો પોતાનો અલગ એક્સપોર્ટ છે.
`,

  title: 'તમારો ડેટા',
  text: 'તમે એકલાએ અને બંનેએ મળીને સાચવેલું બધું, એક જ ફાઇલમાં: ડેટ્સ, યાદો ને એના ફોટા, હિસાબ, નોંધ અને બીજું ઘણું.',
  start: 'બધું એક્સપોર્ટ કરો',
  preparing: 'તમારી ફાઇલ તૈયાર થાય છે…',
  progress: (done, total) => `${total}માંથી ${done}`,
  progressLabel: 'એક્સપોર્ટ',
  stop: 'અટકાવો',
  done: 'તમારી ફાઇલ તૈયાર છે',
  doneText: (name) => `${isolated(name)} તમારા ડાઉનલોડ્સમાં છે.`,
  large: 'તમારું બ્રાઉઝર ડાઉનલોડ કરે છે',
  largeText: 'ફાઇલ મોટી છે; કેટલી આવી એ બ્રાઉઝર બતાવશે.',
  failed: 'એક્સપોર્ટ ન થયું',
  failedText: 'કશું ખોવાયું નથી. ફરી ટ્રાય કરો.',
  megabytes: (bytes) => `${(bytes / 1_048_576).toFixed(1)} MB`,
};
