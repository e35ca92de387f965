import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/first-photo.ts';

/** The place of a new couple's first photo on Home. */
export const firstPhotoText: Catalogue<typeof english.firstPhotoText> = {
  first: 'તમારા બંનેનો પહેલો ફોટો',
  title: 'તમારો પહેલો ફોટો અહીં શોભશે',
  text: 'હોમ ખોલતાં જ બંનેને દેખાશે.',
  choose: 'ફોટો પાડો કે પસંદ કરો',
};
