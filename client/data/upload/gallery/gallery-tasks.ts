import { nowIso } from '#client/lib/clock.ts';
import type { drawPhoto, scanPhoto } from './prepare-photo.ts';

/** Request to the worker. */
export interface GalleryTask {
  id: number;
  kind: 'scan' | 'draw';
  file: Blob;
  /** Instant by the server's clock, which the worker does not have. */
  now: string;
}

interface Results {
  scan: Awaited<ReturnType<typeof scanPhoto>>;
  draw: Awaited<ReturnType<typeof drawPhoto>>;
}

/** Answer of the worker: the result under the task's kind, or why it failed. */
export interface GalleryAnswer extends Partial<Results> {
  id: number;
  error?: string;
}

export interface GalleryReader {
  scan(file: Blob): Promise<Results['scan']>;
  draw(file: Blob): Promise<Results['draw']>;
  close(): void;
}

/** Returns true if this browser can process photos in a worker. */
export function canReadGallery(): boolean {
  return 'Worker' in globalThis && 'OffscreenCanvas' in globalThis && 'indexedDB' in globalThis;
}

/** Starts the worker. A call rejects if its file fails. */
export function openGalleryReader(): GalleryReader {
  const worker = new Worker(new URL('gallery-worker.ts', import.meta.url), { type: 'module' });
  const open = new Map<number, (answer: GalleryAnswer) => void>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<GalleryAnswer>) => {
    open.get(data.id)?.(data);
    open.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const [id, settle] of open) settle({ id, error: message || 'The worker did not start' });
    open.clear();
  });
  function ask<Kind extends keyof Results>(kind: Kind, file: Blob): Promise<Results[Kind]> {
    count += 1;
    const asked = Promise.withResolvers<Results[Kind]>();
    open.set(count, ({ error, ...results }) => {
      const { [kind]: result }: Partial<Results> = results;
      if (result === undefined) asked.reject(new Error(error));
      else asked.resolve(result);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no target
    worker.postMessage({ id: count, kind, file, now: nowIso() } satisfies GalleryTask);
    return asked.promise;
  }
  return {
    scan: (file) => ask('scan', file),
    draw: (file) => ask('draw', file),
    close: () => worker.terminate(),
  };
}
