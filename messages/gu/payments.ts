import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { paymentsText as english } from '../en/payments.ts';
import { isolated } from '../isolated.ts';

export const paymentsText: Catalogue<typeof english> = {
  // Banks and UPI apps print this line, and not all of them can print Gujarati.
  pageUnavailable: 'પેમેન્ટનું પેજ હમણાં ખૂલતું નથી. UPIથી પેમેન્ટ કરો, અથવા થોડી વાર પછી ટ્રાય કરો.',
  alreadyDeclared: 'અમે તમારું પેમેન્ટ ચેક કરી જ રહ્યા છીએ',
  badSignature: 'સિગ્નેચર મળતી નથી',
  received: 'મળી ગયું',

  notPending: 'આ પેમેન્ટનો નિર્ણય થઈ ચૂક્યો છે',
  payerGone: 'મેમ્બરે પોતાનું એકાઉન્ટ ડિલીટ કર્યું છે',
  otherAmount: (paid, asked) => `Razorpay મુજબ ₹${paid} આવ્યા, પણ માંગ્યા હતા ₹${asked}. નિર્ણય પહેલાં ત્યાં જોઈ લો.`,

  rejectedTitle: 'તમારું પેમેન્ટ કન્ફર્મ ન થઈ શક્યું',

  confirmedSubject: `તમારું ${brand.name} પ્રીમિયમ શરૂ`,
  greeting: (firstName) => `નમસ્તે ${isolated(firstName)},`,
  confirmedLine: (amount, reference) => `તમારું ₹${amount}નું પેમેન્ટ મળી ગયું (રેફરન્સ ${reference}). થેન્ક યૂ!`,
  confirmedUntil: (until) => `તમે ${until} સુધી પ્રીમિયમ મેમ્બર છો.`,
  openSubscription: 'તમારું સબ્સ્ક્રિપ્શન જુઓ',
  rejectedSubject: `${brand.name}ને કરેલું તમારું પેમેન્ટ`,
  rejectedLine: (amount, reference) => `તમારું ₹${amount}નું પેમેન્ટ (રેફરન્સ ${reference}) અમે કન્ફર્મ ન કરી શક્યા.`,
  rejectedReason: (reason) => `કારણ: ${reason}`,
  tryAgain: 'ચેકઆઉટ પર જાઓ',
  mailFooter: 'તમારા એકાઉન્ટના પેમેન્ટ માટે આ ઈમેલ આવ્યો છે.',
};
