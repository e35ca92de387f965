import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Person } from './people.ts';

export interface ReceivedPush {
  /** The decrypted message. */
  content: { title: string; message: string; path: string; tag: string; image?: string };
  headers: Record<string, string | string[] | undefined>;
}

/** A push service on the loopback and one browser subscribed to it, which decrypts per RFC 8291. */
export interface PushService {
  /** The body that the browser sends to `POST /api/notifications/subscribe`. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Subscribes the member without quiet hours: tests run at night as well. */
  subscribe(person: Person): Promise<{ endpoint: string }>;
  received: ReceivedPush[];
  /** Statuses of the next responses, in order; 201 once the list is empty. */
  answers: number[];
  close(): void;
}

export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = answers.shift() ?? 201;
      if (status === 201) {
        const content = JSON.parse(decrypt(Buffer.concat(chunks), browser, auth)) as ReceivedPush['content'];
        received.push({ content, headers: request.headers });
      }
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const subscription = {
    endpoint: `https://127.0.0.1:${port}/push/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };
  return {
    subscription,
    async subscribe({ api }) {
      await api.notifications.changePreferences({ quietHours: { isOn: false } });
      await api.notifications.subscribe({ subscription });
      return subscription;
    },
    received,
    answers,
    close: () => server.close(),
  };
}

/** Subscribes the person's browser to a push service while `work` runs. */
export async function withPushService(person: Person, work: (service: PushService) => Promise<void>): Promise<void> {
  const service = await startPushService();
  try {
    await service.subscribe(person);
    await work(service);
  } finally {
    service.close();
  }
}

/** Decrypts RFC 8188 content with the key schedule of RFC 8291: salt, record size, sender's key, then one record. */
function decrypt(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
