import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

export interface HttpProxy {
  url: string;
  /** Sets the servers that may receive calls. */
  setServers(urls: readonly string[]): void;
  close(): Promise<void>;
}

const CHECK_MS = 100;

/**
 * A reverse proxy as operators run one: it polls each server's `/api/ready`, balances calls over the ready ones, keeps
 * connections alive and streams. A call that fails on the way is answered 502 and not retried.
 */
export async function startHttpProxy(): Promise<HttpProxy> {
  const ready = new Set<string>();
  let servers: readonly string[] = [];
  let turn = 0;
  const agent = new Agent({ keepAlive: true });

  async function check(): Promise<void> {
    await Promise.all(
      servers.map(async (url) => {
        const isReady = await fetch(`${url}/api/ready`).then(
          async (response) => {
            await response.arrayBuffer();
            return response.ok;
          },
          () => false,
        );
        if (isReady && servers.includes(url)) ready.add(url);
        else ready.delete(url);
      }),
    );
  }
  const checking = setInterval(() => void check(), CHECK_MS);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const targets = servers.filter((url) => ready.has(url));
    const target = targets[(turn += 1) % targets.length];
    if (target === undefined) {
      outgoing.writeHead(503).end();
      return;
    }
    const onward = request(target + (incoming.url ?? ''), {
      agent,
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(target).host },
    });
    onward.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'keep-alive' });
      response.pipe(outgoing);
      // The server ended in the middle of a response.
      response.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(onward);
    outgoing.on('close', () => onward.destroy());
  }

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    setServers(urls) {
      servers = urls;
      void check();
    },
    async close() {
      clearInterval(checking);
      agent.destroy();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
