import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { pipeline } from 'node:stream/promises';
import { makeCertificate } from '../../tests/support/calendar-server.ts';

/** Protocol between the browser and the proxy. */
export type Protocol = 'HTTP/1.1' | 'HTTP/2';

export interface TlsProxy {
  url: string;
  close(): Promise<void>;
}

/** Headers that HTTP/2 forbids. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

/** Ends TLS before the server at `url`, as an operator's proxy does. Its certificate is its own authority. */
export async function openTlsProxy(url: string, protocol: Protocol): Promise<TlsProxy> {
  const certificate = await makeCertificate('localhost');
  const ALPNProtocols = protocol === 'HTTP/2' ? ['h2'] : ['http/1.1'];
  const server = createSecureServer({ ...certificate, ALPNProtocols, allowHTTP1: true }, (from, to) => {
    // A browser drops a request when its page is left.
    forward(url, from, to).catch(() => to.stream?.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    url: `https://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward(url: string, from: Http2ServerRequest, to: Http2ServerResponse): Promise<void> {
  const headers = Object.entries(from.headers).filter(([name]) => !name.startsWith(':'));
  const call = request(new URL(from.url, url), {
    method: from.method,
    headers: { ...Object.fromEntries(headers), host: new URL(url).host },
  });
  const answered = Promise.withResolvers<IncomingMessage>();
  call.once('response', answered.resolve).once('error', answered.reject);
  from.pipe(call);
  const answer = await answered.promise;
  const allowed = Object.entries(answer.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
  to.writeHead(answer.statusCode ?? 502, Object.fromEntries(allowed));
  await pipeline(answer, to);
}
