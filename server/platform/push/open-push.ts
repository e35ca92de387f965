import { generateKeyPairSync } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import { createPush, type Push, type PushOutcome } from './push.ts';
import { findOrInsertVapidKeys } from './vapid-queries.ts';

/**
 * Opens push with the keys of the settings, or with a pair that the first start generates and the database stores
 * encrypted.
 */
export async function openPush(
  config: Config,
  db: Database,
  secrets: Secrets,
  count?: (outcome: PushOutcome) => void,
): Promise<Push> {
  const keys = config.vapidKeys ?? (await findOrInsertVapidKeys(db, secrets, makeVapidKeys()));
  return createPush({ keys, subject: `mailto:${config.supportEmail}`, count });
}

/**
 * Generates a P-256 pair in the form of the push protocols: base64url of the uncompressed point, and of the private
 * scalar.
 */
export function makeVapidKeys(): { publicKey: string; privateKey: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
