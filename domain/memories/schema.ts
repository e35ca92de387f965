import { z } from 'zod';
import { talk } from '#domain/comments/schema.ts';
import {
  basis,
  calendarDate,
  clearableText,
  fieldsFault,
  id,
  instant,
  newId,
  recordId,
  requiredText,
  tagWords,
} from '#domain/kernel/fields.ts';
import { pageCursor, pageLimit } from '#domain/kernel/paging.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { image } from '#domain/photos/schema.ts';
import { memoriesFault, MEMORY_PHOTOS_MAX } from './facts.ts';
import { MEMORY_DEFAULTS } from './texts.ts';

/** The original file, without the camera's metadata. */
const Original = z.object({
  /** Address for download as an attachment. */
  url: z.string(),
  /** Its media type: `image/jpeg`, `image/png` or `image/webp`. */
  type: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
});

/** Uploader of a photo, and the instant at which a memory first showed it; `null` for a photo of the day. */
const added = { uploadedBy: id.nullable(), addedAt: instant.nullable() };

/** A memory of the couple. `memoryDate` is a calendar date, `userId` its author. */
export const Memory = z.object({
  id,
  title: z.string(),
  place: z.string().nullable(),
  description: z.string().nullable(),
  memoryDate: z.string(),
  imageUrl: image.imageUrl.nullable(),
  thumbnailUrl: image.thumbnailUrl.nullable(),
  imageWidth: image.imageWidth.nullable(),
  imageHeight: image.imageHeight.nullable(),
  imageColour: image.imageColour.nullable(),
  /** The uploaded photos in order, cover first; empty for a picture hosted elsewhere. */
  photos: z.array(z.object({ ...image, original: Original.nullable(), ...added })),
  tags: z.array(z.string()).nullable(),
  milestone: z.string().nullable(),
  /** Past date that the memory was made from, which may be gone since. */
  dateId: id.nullable(),
  userId: id.nullable(),
  ...talk,
  createdAt: instant,
  updatedAt: instant,
});
export type Memory = z.infer<typeof Memory>;

/** A photo as it is stored; its addresses follow from its id. */
const StoredPhoto = z.object({
  id,
  width: z.number().int(),
  height: z.number().int(),
  colour: z.string(),
  original: Original.omit({ url: true }).nullable(),
  ...added,
});
export type StoredPhoto = z.infer<typeof StoredPhoto>;

/** A memory as it is stored, from which its public form follows (`public-form.ts`). `imageUrl` is hosted elsewhere. */
export const StoredMemory = Memory.omit({
  thumbnailUrl: true,
  imageWidth: true,
  imageHeight: true,
  imageColour: true,
  photos: true,
}).extend({ photos: z.array(StoredPhoto) });
export type StoredMemory = z.infer<typeof StoredMemory>;

/** Storage used by the couple's original photos, and its limit. */
export const OriginalsStorage = z.object({ usedBytes: z.number().int(), totalBytes: z.number().int() });
export type OriginalsStorage = z.infer<typeof OriginalsStorage>;

const webAddress = z.url({ protocol: /^https?$/, hostname: /./, error: memoriesFault('imageUrlInvalid') });

/** Address of one of the couple's photos, or of a picture hosted elsewhere; blank means none. */
const imageUrl = z
  .string({ error: memoriesFault('imageUrlInvalid') })
  .trim()
  .max(2000, { error: fieldsFault('tooLong', 2000) })
  .refine((address) => address === '' || photoIdOf(address) !== null || webAddress.safeParse(address).success, {
    error: memoriesFault('imageUrlInvalid'),
  })
  .nullable()
  .transform((address) => address || null);

/** Addresses of the couple's photos, in order. */
const photos = z
  .array(
    z.string({ error: memoriesFault('photosInvalid') }).refine((address) => photoIdOf(address) !== null, {
      error: memoriesFault('photosInvalid'),
    }),
    { error: memoriesFault('photosInvalid') },
  )
  .max(MEMORY_PHOTOS_MAX, { error: memoriesFault('photosTooMany', MEMORY_PHOTOS_MAX) });

/** An empty list becomes `null`. */
const tags = tagWords.nullable().transform((words) => (words && words.length > 0 ? words : null));

const fields = z.object({
  title: requiredText(memoriesFault('titleRequired'), 120),
  memoryDate: calendarDate(memoriesFault('dateRequired')),
  place: clearableText(120),
  description: clearableText(5000),
  /** The cover; `null` removes the picture. */
  imageUrl: imageUrl.optional(),
  /** The first is the cover, unless `imageUrl` names another of them. If absent, `imageUrl` alone decides. */
  photos: photos.optional(),
  tags,
  milestone: clearableText(60),
  dateId: recordId.nullable(),
});
export const MemoryInput = fields.extend({
  id: newId,
  place: fields.shape.place.default(MEMORY_DEFAULTS.place),
  description: fields.shape.description.default(MEMORY_DEFAULTS.description),
  tags: tags.default(MEMORY_DEFAULTS.tags),
  milestone: fields.shape.milestone.default(MEMORY_DEFAULTS.milestone),
  dateId: fields.shape.dateId.default(MEMORY_DEFAULTS.dateId),
});
export type MemoryInput = z.output<typeof MemoryInput>;
export const MemoryPatch = fields.partial().extend({ id: recordId, updatedAt: basis });

/**
 * A page of the list: the first `limit` rows, or those after `cursor`; 500 rows without a limit. Filters: every word of
 * `search` in title, place, description or a tag; a tag; a year; with or without a photo.
 */
export const MemoriesPageQuery = z
  .object({
    search: z
      .string()
      .trim()
      .max(200, { error: fieldsFault('tooLong', 200) })
      .optional(),
    tag: z
      .string()
      .trim()
      .max(60, { error: fieldsFault('tooLong', 60) })
      .optional(),
    year: z
      .string()
      .regex(/^(?:19|20|21)\d\d$/, { error: memoriesFault('yearInvalid') })
      .optional(),
    hasPhoto: z.enum(['true', 'false'], { error: memoriesFault('hasPhotoInvalid') }).optional(),
    limit: pageLimit(memoriesFault('pageInvalid')),
    cursor: pageCursor,
  })
  .optional();
export type MemoriesPageQuery = z.output<typeof MemoriesPageQuery>;

/** A memory of a past day or today, created from photos that were uploaded with their `contentHash`. */
export const BroughtMemoryInput = z.object({
  id: newId,
  title: fields.shape.title,
  memoryDate: fields.shape.memoryDate,
  photos: photos.min(1, { error: memoriesFault('photosInvalid') }),
});
export type BroughtMemoryInput = z.output<typeof BroughtMemoryInput>;

/** SHA-256 hash of a file, as hexadecimal digits. */
export const contentHash = z
  .string({ error: memoriesFault('contentHashInvalid') })
  .regex(/^[0-9a-f]{64}$/, { error: memoriesFault('contentHashInvalid') });
