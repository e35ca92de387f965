export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'bmp' | 'tiff' | 'svg';

/** Bytes of a file that say its kind. */
export const KIND_BYTES = 64;

/** Brands of the HEIF family (ISO/IEC 23008-12). */
const AVIF_BRANDS = /^(?:avif|avis)/;
const HEIC_BRANDS = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

const heads: readonly (readonly [PictureKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n.\n/s],
  ['gif', /^GIF8[79]a/],
  ['bmp', /^BM.{4}\0{4}/s],
  ['tiff', /^(?:II[*+]\0|MM\0[*+])/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['svg', /^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!DOCTYPE svg)/i],
];

/** The kind of a picture by the first bytes of its file, whatever its name says; `null` for any other file. */
export function findPictureKind(head: Uint8Array): PictureKind | null {
  const text = String.fromCodePoint(...head.subarray(0, KIND_BYTES));
  if (text.slice(4, 8) === 'ftyp') {
    // An AVIF may name the family first, and itself among the compatible brands.
    if (AVIF_BRANDS.test(text.slice(8)) || text.slice(16).includes('avif')) return 'avif';
    return HEIC_BRANDS.test(text.slice(8)) ? 'heic' : null;
  }
  return heads.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
