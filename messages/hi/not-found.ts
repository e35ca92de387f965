import type { Catalogue } from '#messages/catalogue.ts';
import type { notFoundText as english } from '../en/not-found.ts';

export const notFoundText: Catalogue<typeof english> = {
  title: '404, यह पेज नहीं मिला',
  text: 'शायद लिंक गलत है, या यह पेज अब यहाँ नहीं रहा।',
  goHome: 'होम पेज पर जाएँ',
};
