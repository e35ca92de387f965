import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contains, formatCopyPosition, parseCopyPosition, supersedes, type CopyPosition } from './position.ts';

const position = fc.record({
  epoch: fc.constantFrom('9f3a1c2b.0.b81d', '9f3a1c2b.4.b81d', '11111111.4.b81d'),
  couple: fc.nat(),
  own: fc.nat(),
});

test('reads back what it writes, and no other text', () => {
  fc.assert(
    fc.property(position, (each) => {
      expect(parseCopyPosition(formatCopyPosition(each))).toEqual(each);
    }),
  );
  for (const text of ['', '1.2', 'a.1.b.2', 'a.1.b.2.x', 'a.1.b.-2.3', ' a.1.b.2.3'])
    expect(parseCopyPosition(text)).toBeNull();
});

test('contains what has both numbers in the same epoch', () => {
  const at: CopyPosition = { epoch: 'a.1.b', couple: 5, own: 2 };
  expect(contains(at, at)).toBe(true);
  expect(contains(at, { ...at, couple: 4 })).toBe(true);
  expect(contains(at, { ...at, couple: 4, own: 3 })).toBe(false);
  expect(contains(at, { ...at, epoch: 'a.2.b', couple: 0 })).toBe(false);
});

test('takes the place of an earlier epoch, and of one of another installation or form', () => {
  const at: CopyPosition = { epoch: 'a.10.b', couple: 0, own: 0 };
  const supersedesEpoch = (epoch: string) => supersedes(at, { ...at, epoch });
  expect(supersedesEpoch('a.9.b')).toBe(true);
  expect(supersedesEpoch('a.10.b')).toBe(false);
  expect(supersedesEpoch('a.11.b')).toBe(false);
  expect(supersedesEpoch('c.11.b')).toBe(true);
  expect(supersedesEpoch('a.11.c')).toBe(true);
});
