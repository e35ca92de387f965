import type { Catalogue } from '#messages/catalogue.ts';
import type { memoriesText as english } from '../en/memories.ts';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Formats sizes as 3 KB, 4.2 MB or 5 GB. */
function formatSize(bytes: number): string {
  const [unit, name] =
    bytes < MEGABYTE ? [1024, 'KB'] : bytes < GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB'];
  const amount = bytes / unit;
  return `${amount.toLocaleString('hi-IN-u-nu-latn', { maximumFractionDigits: amount < 100 && unit > 1024 ? 1 : 0 })}\u00A0${name}`;
}

export const memoriesText: Catalogue<typeof english> = {
  titleRequired: 'याद को कोई नाम दें।',
  dateRequired: 'याद की तारीख चुनें।',
  imageUrlInvalid: 'https:// या http:// से शुरू होने वाला फ़ोटो का सही पता डालें।',
  photosInvalid: 'अपलोड की हुई फ़ोटो के पते भेजें।',
  photosTooMany: (max) => `एक याद में ज़्यादा से ज़्यादा ${max} फ़ोटो आती हैं।`,
  photoGone: 'वह फ़ोटो अब वहाँ नहीं है। फिर से चुनें।',
  photoRequired: 'एक फ़ोटो चुनें।',
  photoUnreadable: 'JPEG, PNG, WebP या AVIF फ़ोटो चुनें।',
  photoNoPicture: 'यह फ़ाइल फ़ोटो नहीं है। JPEG, PNG, WebP या AVIF फ़ोटो चुनें।',
  photoBroken: 'यह फ़ोटो खराब या अधूरी है। इसकी दूसरी कॉपी चुनें।',
  photoHeic: 'यह HEIC फ़ोटो यहाँ नहीं खुलती। इसे JPEG में सेव करके फिर चुनें।',
  photoTooManyPixels: (millions) => `फ़ोटो में ज़्यादा से ज़्यादा ${millions * 10} लाख पिक्सेल हों।`,
  originalUnreadable: 'ओरिजिनल सिर्फ़ JPEG, PNG और WebP फ़ोटो के रखे जाते हैं।',
  originalExists: 'इस फ़ोटो का ओरिजिनल पहले से रखा है।',
  originalsFull: (totalBytes) =>
    totalBytes === 0
      ? 'अभी ओरिजिनल फ़ोटो नहीं रखी जा रहीं। आपकी फ़ोटो स्क्रीन के साइज़ में सुरक्षित है।'
      : `ओरिजिनल फ़ोटो के लिए आपकी ${formatSize(totalBytes)} जगह भर गई। आपकी फ़ोटो स्क्रीन के साइज़ में सुरक्षित है।`,
  size: formatSize,
  photoTooLarge: 'फ़ोटो ज़्यादा से ज़्यादा 15 MB की हो।',
  yearInvalid: 'साल चार अंकों में लिखें, जैसे 2024।',
  hasPhotoInvalid: 'true या false में बताएँ: फ़ोटो के साथ, या बिना।',
  pageInvalid: '1 से 500 यादें तक ही माँगें।',
  contentHashInvalid: 'फ़ाइल का SHA-256 हेक्साडेसिमल के 64 अंकों में दें।',
  galleryTooMany: (max) => `एक साथ ज़्यादा से ज़्यादा ${max} फ़ोटो लाई जा सकती हैं।`,
  broughtInFuture: 'फ़ोटो से बनने वाली याद की तारीख आज के बाद की न हो।',
  brought: (firstName) => `${firstName} ने टाइमलाइन में पुरानी यादें जोड़ीं`,
  broughtMessage: (figure, count) => (count === 1 ? 'पहली याद आ गई है।' : `${figure} यादें आ गई हैं।`),
};
