import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** A push service on the loopback that accepts everything. */
export interface Pushes {
  url: string;
  /** The certificate that a sender of pushes must trust, because push services are reached over https alone. */
  certificateFile: string;
  stop(): Promise<void>;
}

const POLL_MS = 200;

export async function startPushes(dir: string): Promise<Pushes> {
  const [keyFile, certificateFile] = [join(dir, 'push-key.pem'), join(dir, 'push-certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', certificateFile, '-days', '2', ...subject], {
    stdio: 'ignore',
  });
  const certificate = { key: readFileSync(keyFile), cert: readFileSync(certificateFile) };
  const server = createServer(certificate, (request, response) => {
    request.resume().on('end', () => response.writeHead(201).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the push service has no address');
  return {
    url: `https://127.0.0.1:${address.port}`,
    certificateFile,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Waits until the queue is empty, so that what one contestant has sent is not delivered in the time of the next. */
export async function waitForPushes(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const countWaiting =
    "select count(*)::integer as waiting from pgboss.job where name = 'push' and state < 'completed'";
  while ((await client.query<{ waiting: number }>(countWaiting)).rows[0]?.waiting !== 0) await sleep(POLL_MS);
  await client.end();
}
