import type { Catalogue } from '#messages/catalogue.ts';
import type { memoriesText as english } from '../en/memories.ts';
import { agent } from './agent.ts';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Formats sizes as 3 KB, 4.2 MB or 5 GB. */
function formatSize(bytes: number): string {
  const [unit, name] =
    bytes < MEGABYTE ? [1024, 'KB'] : bytes < GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB'];
  const amount = bytes / unit;
  return `${amount.toLocaleString('gu-IN-u-nu-latn', { maximumFractionDigits: amount < 100 && unit > 1024 ? 1 : 0 })}\u00A0${name}`;
}

export const memoriesText: Catalogue<typeof english> = {
  titleRequired: 'યાદને એક ટાઇટલ આપો.',
  dateRequired: 'યાદની તારીખ પસંદ કરો.',
  imageUrlInvalid: 'https:// કે http://થી શરૂ થતી ફોટાની લિંક લખો.',
  photosInvalid: 'અપલોડ થયેલા ફોટાનાં એડ્રેસ મોકલો.',
  photosTooMany: (max) => `એક યાદમાં વધુમાં વધુ ${max} ફોટા રાખી શકાય.`,
  photoGone: 'એ ફોટો હવે ત્યાં નથી. ફરી પસંદ કરો.',
  photoRequired: 'ફોટો પસંદ કરો.',
  photoUnreadable: 'JPEG, PNG, WebP કે AVIF ફોટો પસંદ કરો.',
  photoNoPicture: 'આ ફાઇલ ફોટો નથી. JPEG, PNG, WebP કે AVIF ફોટો પસંદ કરો.',
  photoBroken: 'આ ફોટો બગડેલો કે અધૂરો છે. એની બીજી કૉપી પસંદ કરો.',
  photoHeic: 'આ HEIC ફોટો અહીં ખૂલતો નથી. એને JPEG તરીકે સેવ કરીને ફરી પસંદ કરો.',
  photoTooManyPixels: (millions) => `ફોટામાં વધુમાં વધુ ${millions * 10} લાખ પિક્સેલ ચાલે.`,
  originalUnreadable: 'ફક્ત JPEG, PNG અને WebP ફોટાના ઓરિજિનલ સચવાય છે.',
  originalExists: 'આ ફોટાનો ઓરિજિનલ સચવાયેલો જ છે.',
  originalsFull: (totalBytes) =>
    totalBytes === 0
      ? 'હમણાં ઓરિજિનલ ફોટા સચવાતા નથી. તમારો ફોટો સ્ક્રીનની સાઇઝમાં સચવાયેલો છે.'
      : `ઓરિજિનલ ફોટા માટેની તમારી ${formatSize(totalBytes)} જગ્યા ભરાઈ ગઈ. તમારો ફોટો સ્ક્રીનની સાઇઝમાં સચવાયેલો છે.`,
  size: formatSize,
  photoTooLarge: 'ફોટો વધુમાં વધુ 15 MBનો ચાલે.',
  yearInvalid: 'વર્ષ ચાર આંકડામાં લખો, જેમ કે 2024.',
  hasPhotoInvalid: 'ફોટા સાથે કે વગર: true કે false લખો.',
  pageInvalid: '1થી 500 યાદો માંગો.',
  contentHashInvalid: 'ફાઇલનો SHA-256 હેક્સાડેસિમલના 64 આંકડામાં લખો.',
  galleryTooMany: (max) => `એકસાથે વધુમાં વધુ ${max} ફોટા લાવી શકાય.`,
  broughtInFuture: 'ફોટામાંથી બનતી યાદની તારીખ આજ પછીની ન ચાલે.',
  brought: (firstName) => `${agent(firstName)} ટાઇમલાઇનમાં જૂની યાદો ઉમેરી`,
  broughtMessage: (figure, count) => (count === 1 ? 'પહેલી યાદ આવી ગઈ છે.' : `${figure} યાદો આવી ગઈ છે.`),
};
