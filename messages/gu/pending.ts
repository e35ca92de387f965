import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/pending.ts';
import { isolated } from '../isolated.ts';

export const pendingText: Catalogue<typeof english.pendingText> = {
  count: (count) => (count === 1 ? '1 ફેરફાર નેટની રાહ જુએ છે' : `${count} ફેરફાર નેટની રાહ જુએ છે`),
  countFailing: (count) =>
    count === 1
      ? '1 ફેરફાર આ ડિવાઇસ પર સચવાયો છે. સર્વર હમણાં લઈ શકતું નથી; થોડી વારમાં ફરી મોકલાશે.'
      : `${count} ફેરફાર આ ડિવાઇસ પર સચવાયા છે. સર્વર હમણાં લઈ શકતું નથી; થોડી વારમાં ફરી મોકલાશે.`,
  undecided: (count) => (count === 1 ? '1 ફેરફાર વિશે નક્કી કરો' : `${count} ફેરફાર વિશે નક્કી કરો`),
  gallery: (photos) => (photos === 1 ? 'જૂનો 1 ફોટો મોકલાય છે' : `જૂના ${photos} ફોટા મોકલાય છે`),
  show: 'જુઓ',
  title: 'આ ડિવાઇસ પરના ફેરફાર',
  text: 'નેટ વગર તમે જે લખો એ અહીં સચવાય છે અને નેટ આવે એટલે જાતે મોકલાય છે.',
  empty: 'બધું મોકલાઈ ગયું છે.',
  listWaiting: 'નેટની રાહ જુએ છે',
  sendNow: 'હમણાં મોકલો',
  stillWaiting: 'હજી મોકલાયા નથી. નેટ આવે એટલે જાતે મોકલાશે.',
  heldUp: (status) =>
    `એક દિવસથી આ ફેરફાર અમારા સર્વર સુધી પહોંચતો નથી, વચ્ચેથી જ જવાબ આવે છે (${status}). કદાચ આ Wi-Fiનું અલગ સાઇન ઇન બાકી છે; બીજા નેટથી ટ્રાય કરો.`,
  listStale: 'તમે બંનેએ બદલ્યું',
  listRefused: 'સ્વીકારાયું નહીં',
  staleByName: (name) => `આ દરમિયાન ${isolated(name)} તરફથી પણ ફેરફાર થયો. કોનો રાખવો છે?`,
  staleByPartner: 'આ દરમિયાન પાર્ટનરે પણ આ બદલ્યું. કોનો ફેરફાર રાખવો છે?',
  theirs: (name) => (name === null ? 'એમનું' : `${isolated(name)}નું`),
  mine: 'તમારું',
  keepTheirs: (name) => `${name === null ? 'એમનું' : `${isolated(name)}નું`} રાખો`,
  keepMine: 'મારું રાખો',
  kinds: {
    create: 'નવું',
    update: 'બદલ્યું',
    delete: 'ડિલીટ કર્યું',
    restore: 'પાછું લાવેલું',
    respond: 'જવાબ',
    comment: 'કમેન્ટ',
    uncomment: 'કમેન્ટ ડિલીટ',
    react: 'રિએક્શન',
    deposit: 'પૈસા ઉમેર્યા',
    withdraw: 'પૈસા ઉપાડ્યા',
    reset: '₹0થી શરૂ કર્યું',
    fill: 'રકમ લખી',
    skip: 'એક દિવસ છોડ્યો',
    unskip: 'છોડેલો દિવસ પાછો લીધો',
    clear: 'પતી ગયેલું કાઢ્યું',
    read: 'વાંચેલું માર્ક કર્યું',
  },
  copy: 'લખાણ કૉપી કરો',
  copied: 'લખાણ કૉપી થયું',
  copyFailed: 'લખાણ કૉપી ન થયું',
  retry: 'ફરી ટ્રાય કરો',
  drop: 'ફેરફાર ડિલીટ કરો',
  signOutTitle: 'સાઇન આઉટ કરશો તો આ ફેરફાર જશે. કરવું છે?',
  signOutText: (count) =>
    count === 1
      ? '1 ફેરફાર હજી મોકલાયો નથી. હમણાં સાઇન આઉટ કરશો તો એ જતો રહેશે.'
      : `${count} ફેરફાર હજી મોકલાયા નથી. હમણાં સાઇન આઉટ કરશો તો એ જતા રહેશે.`,
  signOut: 'તોય સાઇન આઉટ કરો',
};
