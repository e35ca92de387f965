import { memories } from '#contract/memories.ts';
import { serve } from '#server/http/bind.ts';
import { readPhoto, uploadPhoto } from './photo-service.ts';
import { changeMemory, keepMemory, readMemories, removeMemory } from './service.ts';

export const memoriesRoutes = serve(memories, {
  list: readMemories,
  create: keepMemory,
  update: changeMemory,
  delete: removeMemory,
  uploadPhoto,
  photo: readPhoto,
});
