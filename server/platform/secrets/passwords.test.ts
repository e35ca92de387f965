import { expect, test } from 'vitest';
import { readEnglish } from '#tests/support/english-reader.ts';
import { createPasswords } from './passwords.ts';

readEnglish();

test('a hash is of its password alone, and made as OWASP advises', async () => {
  const passwords = createPasswords();
  const known = await passwords.hash('a long enough one');
  expect(known).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.isRight(known, 'a long enough one')).toBe(true);
  expect(await passwords.isRight(known, 'wrong')).toBe(false);
  expect(await passwords.isRight(undefined, 'a long enough one')).toBe(false);
});

test('what would wait too long to be hashed is refused at once, and the rest is hashed', async () => {
  const passwords = createPasswords();
  const known = await passwords.hash('a long enough one');
  const all = await Promise.allSettled(
    Array.from({ length: 120 }, () => passwords.isRight(known, 'a long enough one')),
  );
  const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject({ status: 503, data: { code: 'busy' } });
  expect(all.filter((each) => each.status === 'fulfilled' && each.value).length).toBeGreaterThanOrEqual(100);
});
