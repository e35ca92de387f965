import { z } from 'zod';
import { MEMORY_DEFAULTS } from '#domain/memories/texts.ts';
import { Comment, CommentId, CommentInput, CommentsQuery, ReactionInput, talk } from './comments.ts';
import type { Change } from './constants/resources.ts';
import { endpoint } from './endpoint.ts';
import {
  fieldsFault,
  basis,
  calendarDate,
  clearableText,
  id,
  instant,
  newId,
  recordId,
  requiredText,
  tagWords,
} from './fields.ts';
import { pageCursor, pageLimit } from './paging.ts';
import { GALLERY_PHOTOS_MAX, MEMORY_PHOTOS_MAX, PHOTO_MAX_BYTES } from './constants/memories.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { memoriesFault, image, photoUpload } from './photos.ts';
import { knownPhotosLimit, originalUploadLimit } from './rate-limits.ts';

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
  photos: z.array(z.object({ ...image, original: Original.nullable() })),
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
const MemoriesPageQuery = z
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
const contentHash = z
  .string({ error: memoriesFault('contentHashInvalid') })
  .regex(/^[0-9a-f]{64}$/, { error: memoriesFault('contentHashInvalid') });

const changes: readonly Change[] = ['memories'];

export const memories = {
  list: endpoint({
    route: 'GET /api/memories',
    access: 'member',
    canLag: true,
    summary: 'The couple’s memories that the filters find, the newest day first; `X-Next-Cursor` while there are more',
    input: MemoriesPageQuery,
    output: z.array(Memory),
  }),
  create: endpoint({
    route: 'POST /api/memories',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'memories',
    summary: 'Keep a memory',
    input: MemoryInput,
    output: Memory,
    status: 201,
    changes: [...changes, 'firstRecord'],
  }),
  bring: endpoint({
    route: 'POST /api/memories/brought',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'memories',
    summary:
      'Keep a memory of photos from a gallery, which the month’s allowance does not count. Photos that a memory shows already are left out; `memory` is null when that leaves none',
    input: BroughtMemoryInput,
    output: z.object({ memory: Memory.nullable() }),
    status: 201,
    changes: [...changes, 'firstRecord', 'notifications'],
  }),
  findKnownPhotos: endpoint({
    route: 'POST /api/memories/photos/known',
    access: 'member',
    summary: 'Which of these files, by their SHA-256, a memory of the couple shows already',
    input: z.object({
      hashes: z
        .array(contentHash, { error: memoriesFault('contentHashInvalid') })
        .max(GALLERY_PHOTOS_MAX, { error: memoriesFault('galleryTooMany', GALLERY_PHOTOS_MAX) }),
    }),
    output: z.object({ hashes: z.array(z.string()) }),
    limit: knownPhotosLimit,
  }),
  update: endpoint({
    route: 'PATCH /api/memories/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Change a memory; either partner may',
    input: MemoryPatch,
    output: Memory,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/memories/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete a memory with its photo; either partner may, and for 30 days either can restore it',
    input: z.object({ id: recordId }),
    status: 204,
    changes: [...changes, 'trash'],
  }),
  restore: endpoint({
    route: 'POST /api/memories/{id}/restore',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Bring back a deleted memory with its photo; either partner may',
    input: z.object({ id: recordId }),
    output: Memory,
    changes: [...changes, 'trash'],
  }),
  react: endpoint({
    route: 'PUT /api/memories/{id}/reaction',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'React to a memory with one of six signs; null takes the reaction back',
    input: ReactionInput,
    output: Memory,
    changes: ['memoryComments', 'notifications'],
  }),
  comments: endpoint({
    route: 'GET /api/memories/{id}/comments',
    access: 'member',
    summary: 'The comments on a memory, the oldest first; `X-Next-Cursor` while there are more',
    input: CommentsQuery,
    output: z.array(Comment),
  }),
  comment: endpoint({
    route: 'POST /api/memories/{id}/comments',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'comments',
    summary: 'Comment on a memory',
    input: CommentInput,
    output: Comment,
    status: 201,
    changes: ['memoryComments', 'notifications'],
  }),
  deleteComment: endpoint({
    route: 'DELETE /api/memories/{id}/comments/{commentId}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete a comment of one’s own',
    input: CommentId,
    status: 204,
    changes: ['memoryComments', 'notifications'],
  }),
  uploadPhoto: endpoint({
    ...photoUpload,
    route: 'POST /api/memories/photos',
    summary:
      'Upload a photo for a memory; at most 15 MB. With the `contentHash` of a photo that the couple has it is answered with that one',
    input: photoUpload.input.extend({ contentHash: contentHash.optional() }),
  }),
  uploadOriginal: endpoint({
    route: 'PUT /api/memories/photos/{id}/original',
    access: 'member',
    summary:
      'Keep the original of a photo that the member has uploaded: a JPEG, PNG or WebP of at most 15 MB, whose pixels stay as they are',
    input: z.object({ id: recordId, original: z.file({ error: memoriesFault('photoRequired') }) }),
    output: OriginalsStorage,
    limit: originalUploadLimit,
    maxBodyBytes: PHOTO_MAX_BYTES + 64 * 1024,
    tooLarge: memoriesFault('photoTooLarge'),
    changes: ['originals'],
  }),
  originalsStorage: endpoint({
    route: 'GET /api/memories/originals-storage',
    access: 'member',
    summary: 'What the couple’s original photos take of the space that they have',
    output: OriginalsStorage,
  }),
  photo: endpoint({
    route: 'GET /api/memories/photos/{id}/{size}',
    access: 'member',
    summary:
      'A photo of the couple as WebP: `full` (at most 2560 pixels a side) or `thumbnail` (480 at its shorter side); or its `original`, as an attachment',
    input: z.object({ id: recordId, size: z.string() }),
    output: z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) }),
    outputStructure: 'detailed',
  }),
};
