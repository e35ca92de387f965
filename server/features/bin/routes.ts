import { bin } from '#contract/bin.ts';
import { implement } from '#server/http/implement.ts';
import { deleteForGood, readBin } from './service.ts';

export const binRoutes = implement(bin, {
  list: readBin,
  delete: deleteForGood,
});
