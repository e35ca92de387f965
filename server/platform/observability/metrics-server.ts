import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';
import type { Log } from './open-log.ts';

/** Serves `/metrics` on a separate address that members cannot reach. Returns a function that stops the server. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
  log: Log,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.expose().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
