import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/bell.ts';

export const bellButtonText: Catalogue<typeof english.bellButtonText> = {
  bell: 'નોટિફિકેશન',
  bellWithNew: 'નોટિફિકેશન, કંઈક નવું છે',
  loading: 'નોટિફિકેશન લોડ થાય છે…',
};
