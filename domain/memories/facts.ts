import { faultsOf } from '#domain/kernel/fault.ts';

/** The milestone of a memory created from a past date. */
export const DATE_NIGHT = 'date_night';

/** Maximum number of photos in one memory, the cover included. */
export const MEMORY_PHOTOS_MAX = 10;

/** Maximum number of gallery photos that can be selected, and looked up, at once. */
export const GALLERY_PHOTOS_MAX = 300;

export interface MemoriesFaults {
  contentHashInvalid: [];
  dateRequired: [];
  galleryTooMany: [max: number];
  hasPhotoInvalid: [];
  imageUrlInvalid: [];
  pageInvalid: [];
  photoRequired: [];
  photoTooLarge: [];
  photosInvalid: [];
  photosTooMany: [max: number];
  titleRequired: [];
  yearInvalid: [];
}
export const memoriesFault = faultsOf<MemoriesFaults>('memories');
