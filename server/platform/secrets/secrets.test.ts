import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSecrets, openSecrets } from './secrets.ts';

const secrets = createSecrets(randomBytes(32));

test('decrypts an encrypted value, and encrypts it differently each time', () => {
  const sealed = secrets.encrypt('totp', 'JBSWY3DPEHPK3PXP');
  expect(secrets.decrypt('totp', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(secrets.encrypt('totp', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
});

test.each([
  ['another purpose', (sealed: string) => secrets.decrypt('vapid', sealed)],
  ['another key', (sealed: string) => createSecrets(randomBytes(32)).decrypt('totp', sealed)],
  ['a changed text', (sealed: string) => secrets.decrypt('totp', `${sealed.slice(0, -4)}AAAA`)],
])('fails to decrypt with %s', (_what, open) => {
  expect(() => open(secrets.encrypt('totp', 'secret'))).toThrow('unable to authenticate');
});

test('derives a hash from the key, the purpose and the text', () => {
  const hash = secrets.hash('code', '123456').toString('hex');
  expect(secrets.hash('code', '123456').toString('hex')).toBe(hash);
  expect(secrets.hash('feed', '123456').toString('hex')).not.toBe(hash);
  expect(createSecrets(randomBytes(32)).hash('code', '123456').toString('hex')).not.toBe(hash);
});

test('generates the key on the first start without a setting, readable only by the owner, and reuses it later', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-secrets-'));
  try {
    const sealed = openSecrets({ secretKey: null, dataDir }).encrypt('vapid', 'kept');
    expect(openSecrets({ secretKey: null, dataDir }).decrypt('vapid', sealed)).toBe('kept');
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
