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

interface Answer {
  id: number;
  result?: unknown;
  error?: string;
}

interface Results {
  scan: Awaited<ReturnType<typeof scanPhoto>>;
  draw: Awaited<ReturnType<typeof drawPhoto>>;
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
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  worker.addEventListener('message', ({ data: { id, result, error } }: MessageEvent<Answer>) => {
    const asked = open.get(id);
    open.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of open.values()) reject(new Error(message || 'The worker did not start'));
    open.clear();
  });
  function ask<Kind extends keyof Results>(kind: Kind, file: Blob): Promise<Results[Kind]> {
    count += 1;
    const asked = Promise.withResolvers<Results[Kind]>();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers a task with its kind of result
    open.set(count, asked as PromiseWithResolvers<unknown>);
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
