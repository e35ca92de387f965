import { memories } from '#domain/memories/api.ts';
import { addComment, deleteComment, readComments } from '#server/features/comments/service.ts';
import { readOriginalsStorage, uploadOriginal } from '#server/features/photos/original-service.ts';
import { readPhoto, uploadPhoto } from '#server/features/photos/service.ts';
import { implement } from '#server/http/implement.ts';
import { bringMemory, findKnownPhotos } from './brought-service.ts';
import { reactToMemory, restoreMemory, updateMemory, createMemory, readMemories, deleteMemory } from './service.ts';

export const memoriesRoutes = implement(memories, {
  list: readMemories,
  create: createMemory,
  bring: bringMemory,
  findKnownPhotos,
  update: updateMemory,
  delete: deleteMemory,
  restore: restoreMemory,
  react: reactToMemory,
  comments: (context, input) => readComments(context, 'memory', input),
  comment: (context, input) => addComment(context, 'memory', input),
  deleteComment: (context, input) => deleteComment(context, 'memory', input),
  uploadPhoto,
  uploadOriginal,
  originalsStorage: readOriginalsStorage,
  photo: readPhoto,
});
