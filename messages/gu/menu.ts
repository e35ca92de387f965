import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/menu.ts';

export const menuText: Catalogue<typeof english.menuText> = {
  data: 'તમારો ડેટા',
  groups: { plan: 'પ્લાન', money: 'પૈસા', keep: 'સાચવેલું', couple: 'તમે બંને', settings: 'સેટિંગ્સ' },
};
