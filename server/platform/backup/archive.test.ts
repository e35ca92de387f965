import { createCipheriv, hash, randomBytes, scryptSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { afterAll, expect, test } from 'vitest';
import { type Entry, readArchive, writeArchive } from './archive.ts';
import { createEncrypter, BackupUnreadable } from './encryption.ts';

const passphrase = 'सात समुंदर पार';
const folder = mkdtempSync(join(tmpdir(), 'jugal-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Larger than the chunks of either format. */
const large = { name: 'files/large', content: randomBytes(2_500_000) };
const entries: readonly Entry[] = [
  { name: 'manifest.json', content: Buffer.from('{"title":"રણ ઉત્સવ"}') },
  { name: 'files/a/b.webp', content: Buffer.alloc(70_000, 7) },
  { name: 'files/empty', content: Buffer.alloc(0) },
];

/** Returns names and hashes, because comparing megabytes takes seconds. */
const summarize = (list: readonly Entry[]) => list.map(({ name, content }) => `${name} ${hash('sha256', content)}`);

async function read(path: string): Promise<string[]> {
  return summarize(await Array.fromAsync(readArchive(path, passphrase)));
}

async function write(name: string, isEncrypted: boolean, added: readonly Entry[]): Promise<string> {
  const path = join(folder, name);
  await writeArchive(path, isEncrypted ? createEncrypter(passphrase, 10) : null, async (add) => {
    for (const entry of added) await add(entry);
  });
  return path;
}

test.each([true, false])('reads the entries that it wrote, encrypted: %s', async (isEncrypted) => {
  const path = await write('both', isEncrypted, [...entries, large]);
  expect(await read(path)).toEqual(summarize([...entries, large]));
});

test('writes a tar archive that age decrypts', async () => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const tar = await decrypter.decrypt(readFileSync(await write('age', true, entries)));
  expect(Buffer.from(tar).toString('latin1', 257, 262)).toBe('ustar');
});

test.each(['former-encrypted.jugal', 'former-plain.jugal'])('reads %s of a version before age', async (name) => {
  const path = join(import.meta.dirname, name);
  expect(await read(path)).toEqual(summarize(entries));
});

/** Encrypts a tar archive as versions before age did, in chunks of 1 MiB. */
function encryptAsBefore(tar: Buffer): Buffer {
  const salt = randomBytes(16);
  const key = scryptSync(passphrase, salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 });
  const parts = [Buffer.from('JUGAL-BACKUP-1E\n'), salt];
  for (let place = 0, number = 0; place < tar.length; place += 2 ** 20, number += 1) {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt8(place + 2 ** 20 >= tar.length ? 1 : 0);
    nonce.writeUInt32BE(number, 8);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const body = Buffer.concat([cipher.update(tar.subarray(place, place + 2 ** 20)), cipher.final()]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    parts.push(length, cipher.getAuthTag(), body);
  }
  return Buffer.concat(parts);
}

test('reads a former backup of several chunks, and rejects one that is cut off between them', async () => {
  const path = await write('former', false, [large]);
  const former = encryptAsBefore(readFileSync(path));
  writeFileSync(path, former);
  expect(await read(path)).toEqual(summarize([large]));
  truncateSync(path, 32 + 20 + 2 ** 20);
  await expect(read(path)).rejects.toThrow(BackupUnreadable);
});

test.each([true, false])('rejects a damaged or truncated archive, encrypted: %s', async (isEncrypted) => {
  const path = await write('damaged', isEncrypted, [...entries, large]);
  const whole = readFileSync(path);
  for (const length of [0, 100, 600, 70_000, whole.length - 1500]) {
    writeFileSync(path, whole.subarray(0, length));
    await expect(read(path), `${length}`).rejects.toThrow(BackupUnreadable);
  }
  const changed = Buffer.from(whole);
  changed.writeUInt8(changed.readUInt8(1_000_000) ^ 1, 1_000_000);
  writeFileSync(path, changed);
  await expect(read(path)).rejects.toThrow(BackupUnreadable);
});

test('passes on the error of the caller while it reads', async () => {
  const path = await write('refused', true, [...entries, large]);
  const reading = async () => {
    for await (const { name } of readArchive(path, passphrase)) throw new Error(`refused ${name}`);
  };
  await expect(reading()).rejects.toThrow('refused manifest.json');
});
