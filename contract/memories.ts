import { z } from 'zod';
import { fieldsText } from '#messages/en/fields.ts';
import { memoriesText } from '#messages/en/memories.ts';
import { endpoint, type Noun } from './endpoint.ts';
import { calendarDate, clearableText, id, instant, recordId, requiredText } from './fields.ts';
import { PHOTO_MAX_BYTES, photoIdOf } from './photos.ts';
import { uploadLimit } from './rate-limits.ts';
import { tagWords } from './tags.ts';

/** The milestone of a memory that was made from a past date. */
export const DATE_NIGHT = 'date_night';

/** The addresses of a picture in both sizes; the pixels and the mean colour (`#rrggbb`) of a photo of our own. */
const image = {
  imageUrl: z.string(),
  /** Its shorter side has at most 480 pixels; of a picture elsewhere it is the picture itself. */
  thumbnailUrl: z.string(),
  imageWidth: z.number().int(),
  imageHeight: z.number().int(),
  imageColour: z.string(),
};

/** Something to remember. `memoryDate` is a calendar date, `userId` who recorded it. */
export const Memory = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  memoryDate: z.string(),
  imageUrl: image.imageUrl.nullable(),
  thumbnailUrl: image.thumbnailUrl.nullable(),
  imageWidth: image.imageWidth.nullable(),
  imageHeight: image.imageHeight.nullable(),
  imageColour: image.imageColour.nullable(),
  tags: z.array(z.string()).nullable(),
  milestone: z.string().nullable(),
  userId: id.nullable(),
  createdAt: instant,
});
export type Memory = z.infer<typeof Memory>;

/** An uploaded photo that a memory can show by its `imageUrl`; without one it is discarded after a day. */
export const Photo = z.object(image);
export type Photo = z.infer<typeof Photo>;

const webAddress = z.url({ protocol: /^https?$/, hostname: /./, error: memoriesText.imageUrlInvalid });

/** The address of one of the couple's photos, or of a picture elsewhere; blank is none. */
const imageUrl = z
  .string({ error: memoriesText.imageUrlInvalid })
  .trim()
  .max(2000, fieldsText.tooLong(2000))
  .refine(
    (address) => address === '' || photoIdOf(address) !== null || webAddress.safeParse(address).success,
    memoriesText.imageUrlInvalid,
  )
  .nullable()
  .transform((address) => address || null);

/** None at all is `null`. */
const tags = tagWords.nullable().transform((words) => (words && words.length > 0 ? words : null));

export const MemoryInput = z.object({
  title: requiredText(memoriesText.titleRequired, 120),
  memoryDate: calendarDate(memoriesText.dateRequired),
  description: clearableText(5000).optional(),
  imageUrl: imageUrl.optional(),
  tags: tags.optional(),
  milestone: clearableText(60).optional(),
});
export type MemoryInput = z.output<typeof MemoryInput>;
export const MemoryPatch = MemoryInput.partial().extend({ id: recordId });

/** A part of the list: the first `limit`, or those after `cursor`. Without a limit all of it. */
const MemoriesPart = z
  .object({
    limit: z.coerce
      .number<number>({ error: memoriesText.pageInvalid })
      .int(memoriesText.pageInvalid)
      .min(1, memoriesText.pageInvalid)
      .max(500, memoriesText.pageInvalid)
      .optional(),
    cursor: z.string().max(100).optional(),
  })
  .optional();
export type MemoriesPart = z.output<typeof MemoriesPart>;

const changes: readonly Noun[] = ['memories', 'subscription', 'achievements'];

export const memories = {
  list: endpoint({
    route: 'GET /api/memories',
    access: 'member',
    summary: 'The couple’s memories, the newest day first; `X-Next-Cursor` while a limited list has more',
    input: MemoriesPart,
    output: z.array(Memory),
  }),
  create: endpoint({
    route: 'POST /api/memories',
    access: 'member',
    summary: 'Keep a memory',
    input: MemoryInput,
    output: Memory,
    status: 201,
    changes: [...changes, 'accounts', 'couples'],
  }),
  update: endpoint({
    route: 'PATCH /api/memories/{id}',
    access: 'member',
    summary: 'Change a memory; either partner may',
    input: MemoryPatch,
    output: Memory,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/memories/{id}',
    access: 'member',
    summary: 'Delete a memory with its photo; either partner may',
    input: z.object({ id: recordId }),
    status: 204,
    changes,
  }),
  uploadPhoto: endpoint({
    route: 'POST /api/memories/photos',
    access: 'member',
    summary: 'Upload a photo for a memory; at most 15 MB',
    input: z.object({ photo: z.file({ error: memoriesText.photoRequired }) }),
    output: Photo,
    status: 201,
    limit: uploadLimit,
    // The photo and the multipart frame around it.
    maxBodyBytes: PHOTO_MAX_BYTES + 64 * 1024,
    tooLarge: memoriesText.photoTooLarge,
  }),
  photo: endpoint({
    route: 'GET /api/memories/photos/{id}/{size}',
    access: 'member',
    summary:
      'A photo of the couple as WebP: `full` (at most 2048 pixels a side) or `thumbnail` (480 at its shorter side)',
    input: z.object({ id: recordId, size: z.string() }),
    output: z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) }),
    outputStructure: 'detailed',
  }),
};
