import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/first-photo.ts';

/** The place of a new couple's first photo on Home. */
export const firstPhotoText: Catalogue<typeof english.firstPhotoText> = {
  first: 'आप दोनों की पहली फ़ोटो',
  title: 'आपकी पहली फ़ोटो यहाँ सजेगी',
  text: 'होम खोलते ही आप दोनों को दिखेगी।',
  choose: 'फ़ोटो लें या चुनें',
};
