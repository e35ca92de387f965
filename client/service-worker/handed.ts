import { registerRoute } from 'workbox-routing';
import { type Handed, isHandedQuestion } from '#client/data/handed/handed-facts.ts';
import { isFromOtherSite } from '#client/data/handed/handed-source.ts';
import { readHanded } from '#client/data/handed/read-handed.ts';
import { paths } from '#client/paths.ts';
import { HANDED_FIELD, HANDED_PATH, lostHandedPath } from '#domain/registry/handed-paths.ts';
import type { WorkerScope } from './scope.ts';

/** Hand-overs that no page has asked for yet, of which the oldest go first. */
const KEPT = 3;

/**
 * Receives text and pictures that another app hands over, also offline and while the app is locked, and opens the screen
 * that sends them when the member saves. They are in memory alone.
 */
export function receiveHanded(worker: Pick<WorkerScope, 'addEventListener'>): void {
  const waiting = new Map<string, Handed>();
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === HANDED_PATH,
    async ({ request, url }) => {
      // Its body is not read, and the screen says that nothing has arrived.
      if (isFromOtherSite(request, url.origin)) return Response.redirect(lostHandedPath, 303);
      const handed = readHanded(await request.formData());
      const id = crypto.randomUUID();
      waiting.set(id, handed);
      for (const oldest of [...waiting.keys()].slice(0, -KEPT)) waiting.delete(oldest);
      const screen = handed.pictures.length > 0 ? paths.memories : paths.finances;
      return Response.redirect(`${screen}?${HANDED_FIELD}=${id}`, 303);
    },
    'POST',
  );
  worker.addEventListener('message', ({ data, ports }) => {
    if (!isHandedQuestion(data)) return;
    ports[0]?.postMessage(waiting.get(data.id) ?? null);
    waiting.delete(data.id);
  });
}
