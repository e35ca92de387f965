import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/menu.ts';

export const menuText: Catalogue<typeof english.menuText> = {
  data: 'आपका डेटा',
  groups: { plan: 'प्लान', money: 'पैसे', keep: 'सँजोया हुआ', couple: 'आप दोनों', settings: 'सेटिंग्स' },
  signOutTitle: 'इस डिवाइस से साइन आउट करें?',
  signOutText: 'जो लिखकर सेव नहीं किया, वह भी चला जाएगा। जब चाहें, फिर से साइन इन करें।',
};
