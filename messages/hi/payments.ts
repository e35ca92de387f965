import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { paymentsText as english } from '../en/payments.ts';
import { isolated } from '../isolated.ts';

export const paymentsText: Catalogue<typeof english> = {
  pageUnavailable: 'पेमेंट पेज अभी नहीं खुल रहा। UPI से पेमेंट करें, या थोड़ी देर बाद कोशिश करें।',
  alreadyDeclared: 'आपका पेमेंट चेक हो रहा है',
  badSignature: 'सिग्नेचर मेल नहीं खाता',
  received: 'मिल गया',

  notPending: 'इस पेमेंट का फ़ैसला हो चुका है',
  payerGone: 'इस मेंबर ने अपना अकाउंट डिलीट कर दिया है',
  otherAmount: (paid, asked) => `Razorpay में ₹${paid} दिख रहे हैं, जबकि ₹${asked} माँगे गए थे। फ़ैसले से पहले वहाँ देख लें।`,

  rejectedTitle: 'आपका पेमेंट कन्फ़र्म नहीं हो पाया',

  confirmedSubject: `आपका ${brand.name} प्रीमियम शुरू`,
  greeting: (firstName) => `हैलो ${isolated(firstName)},`,
  confirmedLine: (amount, reference) => `आपका ₹${amount} का पेमेंट हमें मिल गया (रेफ़रेंस ${reference})। शुक्रिया।`,
  confirmedUntil: (until) => `${until} तक प्रीमियम आपका है।`,
  openSubscription: 'अपना सब्सक्रिप्शन देखें',
  rejectedSubject: `${brand.name} को आपका पेमेंट`,
  rejectedLine: (amount, reference) => `आपका ₹${amount} का पेमेंट हम कन्फ़र्म नहीं कर पाए (रेफ़रेंस ${reference})।`,
  rejectedReason: (reason) => `कारण: ${reason}`,
  tryAgain: 'चेकआउट पर जाएँ',
  mailFooter: 'यह ईमेल आपके अकाउंट के एक पेमेंट के बारे में है।',
};
