import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks the server's health each 10 ms and posts the longest wait, in ms, when it is asked for it. */
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
