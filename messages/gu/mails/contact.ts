import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { contactMailText as english } from '../../en/mails/contact.ts';

export const contactMailText: Catalogue<typeof english> = {
  subject: `${brand.name}ને તમારો મેસેજ મળી ગયો`,
  heading: (name) => `નમસ્તે ${name},`,
  received: (category) => `તમારો મેસેજ પહોંચી ગયો છે (${category}). અમારામાંથી કોઈ જાતે એ વાંચશે.`,
  next: '24 કલાકમાં આ જ ઈમેલ પર જવાબ આપીશું.',
  erase: (supportEmail) => `અમને તમે ન લખ્યું હોય, તો ${supportEmail} પર જણાવો, અમે એ મેસેજ ડિલીટ કરી દઈશું.`,
  footer: 'અમારા કૉન્ટેક્ટ ફોર્મમાં આ ઈમેલ લખાયો હતો એટલે આ મોકલ્યો છે.',
};
