import { z } from 'zod';
import { memoriesFault } from '#domain/memories/facts.ts';
import { uploadLimit } from '#domain/registry/rate-limits.ts';
import { PHOTO_MAX_BYTES } from './facts.ts';
import { Photo } from './schema.ts';

/** Common options of the endpoints that take a photo. */
export const photoUpload = {
  access: 'member',
  takesIdempotencyKey: true,
  storageLimit: 'photos',
  input: z.object({ photo: z.file({ error: memoriesFault('photoRequired') }) }),
  output: Photo,
  status: 201,
  limit: uploadLimit,
  // The photo and its multipart envelope.
  maxBodyBytes: PHOTO_MAX_BYTES + 64 * 1024,
  tooLarge: memoriesFault('photoTooLarge'),
} as const;
