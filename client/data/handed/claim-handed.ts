import { HANDED_FIELD } from '#domain/registry/handed-paths.ts';
import { handedContent } from './handed-content.ts';
import { type HandedQuestion, isHanded } from './handed-facts.ts';

/**
 * Asks the service worker at once for what another app has handed over: the worker holds it in memory alone, and may
 * end while the app is still locked. The page holds it until the member has unlocked the app.
 */
export function claimHanded(): void {
  const id = new URLSearchParams(location.search).get(HANDED_FIELD);
  const worker = navigator.serviceWorker?.controller;
  if (!id || !worker) return;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isHanded(data)) handedContent.set({ ...data, id });
    port1.close();
  });
  port1.start();
  const question: HandedQuestion = { type: 'HANDED', id };
  worker.postMessage(question, [port2]);
}
