import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSecrets, openSecrets } from './secrets.ts';

const secrets = createSecrets(randomBytes(32));

test('what was encrypted comes back, and never looks the same twice', () => {
  const sealed = secrets.encrypt('totp', 'JBSWY3DPEHPK3PXP');
  expect(secrets.decrypt('totp', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(secrets.encrypt('totp', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
});

test.each([
  ['another purpose', (sealed: string) => secrets.decrypt('vapid', sealed)],
  ['another key', (sealed: string) => createSecrets(randomBytes(32)).decrypt('totp', sealed)],
  ['a changed text', (sealed: string) => secrets.decrypt('totp', `${sealed.slice(0, -4)}AAAA`)],
])('%s opens nothing', (_what, open) => {
  expect(() => open(secrets.encrypt('totp', 'secret'))).toThrow('unable to authenticate');
});

test('a hash depends on the key, the purpose and the text', () => {
  const hash = secrets.hash('code', '123456').toString('hex');
  expect(secrets.hash('code', '123456').toString('hex')).toBe(hash);
  expect(secrets.hash('feed', '123456').toString('hex')).not.toBe(hash);
  expect(createSecrets(randomBytes(32)).hash('code', '123456').toString('hex')).not.toBe(hash);
});

test('without a setting the first start makes the key, for the owner alone, and later ones find it', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jugal-secrets-'));
  try {
    const sealed = openSecrets({ secretKey: null, dataDir }).encrypt('vapid', 'kept');
    expect(openSecrets({ secretKey: null, dataDir }).decrypt('vapid', sealed)).toBe('kept');
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
