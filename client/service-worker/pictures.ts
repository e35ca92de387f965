import { registerRoute } from 'workbox-routing';
import { table } from '#client/data/store.ts';
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

/** Serves photos from the store, and keeps each that the network sends. An address names one photo for ever. */
export function routePictures(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/api/'),
    async ({ request, url, event }) => {
      const address = url.pathname + url.search;
      const kept = await findPicture(address);
      if (kept) return new Response(kept);
      const response = await fetch(request);
      if (response.status === 200) event.waitUntil(keepPicture(address, await response.clone().blob()));
      return response;
    },
  );
}

async function findPicture(address: string): Promise<Blob | null> {
  // The table cannot be read while the app is locked; the request then asks the network.
  if ((await readVault()) === 'locked') return null;
  const found = await pictures.get(address);
  return isPicture(found) ? found.blob : null;
}

async function keepPicture(address: string, blob: Blob): Promise<void> {
  if ((await readVault()) === 'locked') return;
  try {
    const value: Picture = { blob, at: Date.now() };
    await pictures.write({ put: [{ key: address, value }] });
    if ((await pictures.count()) > TOO_MANY) await dropOldest();
  } catch (error) {
    console.warn('A photo could not be stored', error);
  }
}

async function dropOldest(): Promise<void> {
  const ages = (await pictures.list()).flatMap(({ key, value }) =>
    isPicture(value) ? [{ key, at: value.at }] : [],
  );
  const oldest = ages.toSorted((one, other) => one.at - other.at).slice(0, ages.length - KEPT);
  await pictures.write({ remove: oldest.map(({ key }) => key) });
}

function isPicture(value: unknown): value is Picture {
  return (
    typeof value === 'object' &&
    value !== null &&
    'blob' in value &&
    value.blob instanceof Blob &&
    'at' in value
  );
}
