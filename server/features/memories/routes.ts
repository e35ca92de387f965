import { memories } from '#contract/memories.ts';
import { implement } from '#server/http/implement.ts';
import { readOriginalsStorage, uploadOriginal } from './original-service.ts';
import { readPhoto, uploadPhoto } from './photo-service.ts';
import { restoreMemory, updateMemory, createMemory, readMemories, deleteMemory } from './service.ts';

export const memoriesRoutes = implement(memories, {
  list: readMemories,
  create: createMemory,
  update: updateMemory,
  delete: deleteMemory,
  restore: restoreMemory,
  uploadPhoto,
  uploadOriginal,
  originalsStorage: readOriginalsStorage,
  photo: readPhoto,
});
