import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/bell.ts';

export const bellButtonText: Catalogue<typeof english.bellButtonText> = {
  bell: 'नोटिफ़िकेशन',
  bellWithNew: 'नोटिफ़िकेशन, कुछ नया है',
  loading: 'नोटिफ़िकेशन लोड हो रहे हैं…',
};
