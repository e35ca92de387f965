import { z } from 'zod';
import { ConfigError } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';

const NAME = 'vapid';
const VapidPair = z.object({ publicKey: z.string(), privateKey: z.string() });
type VapidPair = z.infer<typeof VapidPair>;

/** The stored pair, with an encrypted private key. Older installations store it unencrypted. */
const StoredPair = z.union([z.object({ publicKey: z.string(), encryptedKey: z.string() }), VapidPair]);

/**
 * Returns the installation's stored key pair, and inserts `fresh` on the very first start. Throws `ConfigError` if
 * another secret key encrypted the pair.
 */
export async function findOrInsertVapidKeys(db: Database, secrets: Secrets, fresh: VapidPair): Promise<VapidPair> {
  await db
    .insertInto('installation_keys')
    .values({ name: NAME, value: encode(secrets, fresh) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('installation_keys')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  const stored = StoredPair.parse(row.value);
  if ('encryptedKey' in stored) return decode(secrets, stored);
  await db
    .updateTable('installation_keys')
    .set({ value: encode(secrets, stored) })
    .where('name', '=', NAME)
    .execute();
  return stored;
}

function encode(secrets: Secrets, { publicKey, privateKey }: VapidPair): string {
  return JSON.stringify({ publicKey, encryptedKey: secrets.encrypt(NAME, privateKey) });
}

function decode(secrets: Secrets, { publicKey, encryptedKey }: { publicKey: string; encryptedKey: string }): VapidPair {
  try {
    return { publicKey, privateKey: secrets.decrypt(NAME, encryptedKey) };
  } catch {
    throw new ConfigError('SECRET_KEY, or DATA_DIR/secret-key, is not the key of this installation');
  }
}
