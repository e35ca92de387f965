import '#client/lib/built-ins/built-ins.ts';
import type { GalleryAnswer, GalleryTask } from './gallery-tasks.ts';
import { drawPhoto, scanPhoto } from './prepare-photo.ts';

/** Scans and draws photos off the main thread, which keeps the screen responsive. */
addEventListener('message', ({ data }: MessageEvent<GalleryTask>) => {
  void answer(data)
    .catch((error: unknown): GalleryAnswer => ({ id: data.id, error: String(error) }))
    .then((message) => postMessage(message));
});

async function answer({ id, kind, file, now }: GalleryTask): Promise<GalleryAnswer> {
  return kind === 'scan' ? { id, scan: await scanPhoto(file, now) } : { id, draw: await drawPhoto(file) };
}
