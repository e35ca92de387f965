import { exports } from '#domain/exports/api.ts';
import { implement } from '#server/http/implement.ts';
import { listExported } from './content-service.ts';
import type { ApiLists } from './record-lists-service.ts';
import { exportEverything } from './service.ts';

/** Implements the export, which reads records by the lists of the API. */
export function implementExports(apiLists: ApiLists) {
  const lists = listExported(apiLists);
  return implement(exports, { download: (context) => exportEverything(context, lists) });
}
