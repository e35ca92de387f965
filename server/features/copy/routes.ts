import { copy } from '#domain/copy/api.ts';
import { implement } from '#server/http/implement.ts';
import { createCopyReader } from './service.ts';

export const copyRoutes = implement(copy, { read: createCopyReader() });
