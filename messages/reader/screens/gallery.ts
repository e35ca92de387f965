// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { galleryText as en } from '../../en/screens/gallery.ts';
import { galleryText as gu } from '../../gu/screens/gallery.ts';
import { galleryText as hi } from '../../hi/screens/gallery.ts';

export const galleryText = inReadersLanguage({ en, gu, hi });
