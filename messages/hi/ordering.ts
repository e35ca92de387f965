import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/ordering.ts';
import { isolated } from '../isolated.ts';

export const orderingText: Catalogue<typeof english.orderingText> = {
  photosHint: 'पहली फ़ोटो कवर है। क्रम बदलने के लिए दबाकर खींचें।',
  cover: 'कवर',
  isCover: 'अब यही फ़ोटो कवर है',
  removePhoto: (number) => `फ़ोटो ${number} हटाएँ`,
  moveLater: 'पीछे ले जाएँ',
  move: (name) => `${isolated(name)} को खिसकाएँ`,
  keysHint: 'कीबोर्ड के ऐरो से भी खिसका सकते हैं।',
  placed: (position, count) => `अब ${count} में से ${position} नंबर पर`,
  fieldPlace: 'लिस्ट में कहाँ',
  placeOf: (position, count) => `${count} में से ${position}`,
};
