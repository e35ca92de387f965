import { z } from 'zod';
import { Comment, CommentId, CommentInput, CommentsQuery, ReactionInput } from '#domain/comments/schema.ts';
import { recordId } from '#domain/kernel/fields.ts';
import { photoUpload } from '#domain/photos/api.ts';
import { PHOTO_MAX_BYTES } from '#domain/photos/facts.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { knownPhotosLimit, originalUploadLimit } from '#domain/registry/rate-limits.ts';
import type { Change } from '#domain/registry/resources.ts';
import { GALLERY_PHOTOS_MAX, memoriesFault } from './facts.ts';
import {
  BroughtMemoryInput,
  contentHash,
  MemoriesPageQuery,
  Memory,
  MemoryInput,
  MemoryPatch,
  OriginalsStorage,
} from './schema.ts';

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
    summary: 'Find those of these files, by their SHA-256, that a memory of the couple shows already',
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
    summary: 'Read the space that the couple’s original photos take, and its limit',
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
