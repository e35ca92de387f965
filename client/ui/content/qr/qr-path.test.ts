import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQrPath } from './qr-path.ts';

test('covers exactly the dark modules', () => {
  const { data } = encode('upi://pay?pa=jugal@upi&am=499.00', { ecc: 'M', border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of drawQrPath(data).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(length); step += 1) {
      const row = drawn[Number(y)];
      if (row) row[Number(x) + step] = true;
    }
  }
  expect(drawn).toEqual(data);
  expect(drawQrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
