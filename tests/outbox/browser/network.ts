import { SERVER_HEADER } from '#domain/system/facts.ts';
import type { Person } from '#tests/support/people.ts';
import type { Activity } from './activity.ts';

export const ORIGIN = 'http://jugal.test';

/**
 * Fate of a request: lost before the server or after its work, answered half, late before the server or after its
 * work, or answered by something else than the server.
 */
export const FAULTS = [
  'lost request',
  'lost answer',
  'half answer',
  'late request',
  'late answer',
  'page',
  'nothing',
  'forbidden page',
  'redirect',
  'bad gateway',
] as const;
export type Fault = (typeof FAULTS)[number];

/** The connection of a browser to the server, through something that breaks it as told. */
export interface Network {
  isOnline: boolean;
  /** Sets the fates of the next requests; later ones succeed. */
  breakNext(faults: readonly (Fault | 'none')[]): void;
  /** Lets late requests and answers go on. */
  release(): void;
  fetch(request: Request): Promise<Response>;
}

export function createNetwork(person: Person, activity: Activity): Network {
  let faults: (Fault | 'none')[] = [];
  const late = new Set<() => void>();
  let isOnline = true;

  const lost = () => new TypeError('fetch failed');
  const release = () => {
    for (const goOn of late) goOn();
    late.clear();
  };

  async function reach(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = await request.clone().arrayBuffer();
    const response = await person.fetch(pathname + search, {
      method: request.method,
      headers: request.headers,
      ...(body.byteLength > 0 && { body }),
    });
    // Node's server adds it to what it writes, which no call without a connection reaches.
    response.headers.set(SERVER_HEADER, 'test');
    response.headers.set('date', new Date().toUTCString());
    return response;
  }

  async function send(request: Request, during: { end: () => void }): Promise<Response> {
    if (!isOnline) throw lost();
    const wait = async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      late.add(() => {
        during.end = activity.begin();
        resolve();
      });
      during.end();
      await promise;
      if (!isOnline) throw lost();
    };
    switch (faults.shift()) {
      case 'lost request':
        throw lost();
      case 'lost answer':
        await reach(request);
        throw lost();
      case 'half answer':
        return cut(await reach(request));
      case 'late request':
        await wait();
        return reach(request);
      case 'late answer': {
        const response = await reach(request);
        await wait();
        return response;
      }
      case 'page':
        return new Response('<html>Sign in to the Wi-Fi</html>', { headers: { 'content-type': 'text/html' } });
      case 'nothing':
        return new Response('');
      case 'forbidden page':
        return new Response('<html>Forbidden</html>', { status: 403, headers: { 'content-type': 'text/html' } });
      case 'redirect':
        if (request.redirect !== 'manual') throw lost();
        return Response.error();
      case 'bad gateway':
        return new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } });
      case 'none':
      case undefined:
        return reach(request);
    }
  }

  return {
    get isOnline() {
      return isOnline;
    },
    set isOnline(next) {
      isOnline = next;
      if (!next) release();
    },
    breakNext: (next) => void (faults = [...next]),
    release,
    async fetch(request) {
      const during = { end: activity.begin() };
      try {
        return await send(request, during);
      } finally {
        during.end();
      }
    },
  };
}

/** Returns a response whose connection is cut in the middle of its body. */
async function cut(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  if ([204, 304].includes(status)) return new Response(null, { status, headers });
  const body = new ReadableStream({
    start(controller) {
      if (bytes.length > 1) controller.enqueue(bytes.subarray(0, bytes.length / 2));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status, headers });
}
