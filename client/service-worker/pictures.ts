import { registerRoute } from 'workbox-routing';
import { dropOldest, table } from '#client/data/store.ts';
import { KEEP_PICTURE } from '#client/data/worker/kept-pictures.ts';
import { readVault } from './worker-vault.ts';

/** Photos of the couple for offline use, by their address. */
const pictures = table('pictures');
/** Number of photos that stay when there are too many, and the number that is too many. */
const KEPT = 200;
const TOO_MANY = 240;

interface Picture {
  blob: Blob;
  /** Epoch milliseconds. */
  at: number;
}

/** Calls after which the stored pictures belong to another member, or to none. */
const SESSION_CALLS: ReadonlySet<string> = new Set([
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/logout',
  'GET /api/logout',
  'DELETE /api/auth/user/delete-account',
  'POST /api/couples/leave',
]);

/** Number of such calls. A picture that was asked for before one is not stored, however late it arrives. */
let owner = 0;

/** Serves photos from the store, and keeps each that the network sends. An address names one photo for ever. */
export function routePictures(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin &&
      url.pathname.startsWith('/api/') &&
      (request.destination === 'image' || request.headers.has(KEEP_PICTURE)),
    async ({ request, url, event }) => {
      const address = url.pathname + url.search;
      const kept = await findPicture(address);
      if (kept) return new Response(kept);
      const asked = owner;
      const response = await fetch(request);
      if (response.status === 200)
        event.waitUntil(
          response
            .clone()
            .blob()
            .then((blob) => storePicture(address, blob, asked)),
        );
      return response;
    },
  );
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    registerRoute(
      ({ url, request, sameOrigin }) => sameOrigin && SESSION_CALLS.has(`${request.method} ${url.pathname}`),
      async ({ request }) => {
        const response = await fetch(request);
        owner += 1;
        await pictures.clear();
        return response;
      },
      method,
    );
  }
}

async function findPicture(address: string): Promise<Blob | null> {
  // The table cannot be read while the app is locked; the request then asks the network.
  if ((await readVault()) === 'locked') return null;
  try {
    const found = await pictures.get(address);
    return isPicture(found) ? found.blob : null;
  } catch (error) {
    console.warn('A stored photo could not be read', error);
    return null;
  }
}

async function storePicture(address: string, blob: Blob, asked: number): Promise<void> {
  if ((await readVault()) === 'locked' || asked !== owner) return;
  try {
    const value: Picture = { blob, at: Date.now() };
    await pictures.write({ put: [{ key: address, value }] });
    if (asked !== owner) await pictures.clear();
    if ((await pictures.count()) > TOO_MANY)
      await dropOldest(pictures, KEPT, (each) => (isPicture(each) ? each.at : 0));
  } catch (error) {
    console.warn('A photo could not be stored', error);
  }
}

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'blob' in value && value.blob instanceof Blob && 'at' in value;
}
