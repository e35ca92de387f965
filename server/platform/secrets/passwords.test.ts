import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { readEnglish } from '#tests/support/english-reader.ts';
import { createPasswords } from './passwords.ts';

readEnglish();

test('verifies only the hashed password, with the parameters that OWASP recommends', async () => {
  const passwords = createPasswords();
  const known = await passwords.hash('a long enough one');
  expect(known).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.isRight(known, 'a long enough one')).toBe(true);
  expect(await passwords.isRight(known, 'wrong')).toBe(false);
  expect(await passwords.isRight(undefined, 'a long enough one')).toBe(false);
});

test.each([
  ['a Hindi nukta', 'म\u093Cेरा बड\u093Cा घर', 'म\u093Cेरा ब\u095Cा घर'],
  ['an accent', 'caf\u00E9 au lait', 'cafe\u0301 au lait'],
  ['wide letters', 'ＪＵＧＡＬ ７７', 'JUGAL 77'],
])('accepts %s in any Unicode composition', async (_what, one, other) => {
  const passwords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  expect(await passwords.isRight(await passwords.hash(one), other)).toBe(true);
  expect(await passwords.isRight(await passwords.hash(other), one)).toBe(true);
  // An older hash, of the text as it was typed.
  const former = await hash(other, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  expect(await passwords.isRight(former, other)).toBe(true);
});

test('rejects calls over the queue limit at once, and hashes the rest', async () => {
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
