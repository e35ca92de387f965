import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Interval of the health checks; the thread posts the longest wait in ms on request. */
const EVERY_MS = 10;
const { url }: { url: string } = workerData;
const agent = new Agent({ keepAlive: true });
let worst = 0;

setInterval(() => {
  const startedAt = performance.now();
  const note = () => (worst = Math.max(worst, performance.now() - startedAt));
  get(`${url}/api/health`, { agent }, (response) => response.resume().once('end', note)).once('error', note);
}, EVERY_MS);

parentPort?.on('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(worst);
  worst = 0;
});
