import type { Catalogue } from '#messages/catalogue.ts';
import type { dealsText as english } from '../en/deals.ts';

export const dealsText: Catalogue<typeof english> = {
  notFound: 'नहीं मिला',
  exhausted: 'इस ऑफ़र के सारे कोड जा चुके हैं',
  premiumOnly: 'यह ऑफ़र प्रीमियम मेंबर के लिए है। रिडीम करने के लिए प्रीमियम लें।',
  weeklyFree: 'फ़्री प्लान में हर ऑफ़र हफ़्ते में एक बार रिडीम होता है। 3 बार तक के लिए प्रीमियम लें।',
  weeklyPremium: 'इस हफ़्ते की लिमिट पूरी हो गई। अगले हफ़्ते फिर आएँ!',
};
