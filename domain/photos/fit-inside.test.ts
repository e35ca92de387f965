import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitAround, fitInside } from './fit-inside.ts';

test('keeps the shape of a photo and never enlarges it', () => {
  expect(fitInside({ width: 4000, height: 3000 }, 2048)).toEqual({ width: 2048, height: 1536 });
  expect(fitInside({ width: 3000, height: 4000 }, 2048)).toEqual({ width: 1536, height: 2048 });
  expect(fitInside({ width: 800, height: 600 }, 2048)).toEqual({ width: 800, height: 600 });
  expect(fitInside({ width: 20_000, height: 2 }, 2048)).toEqual({ width: 16_383, height: 2 });
});

test('keeps the shorter side of a long screenshot legible', () => {
  expect(fitInside({ width: 1080, height: 9000 }, 2560)).toEqual({ width: 853, height: 7111 });
  expect(fitInside({ width: 720, height: 14_000 }, 2560)).toEqual({ width: 720, height: 14_000 });
  expect(fitInside({ width: 20_000, height: 1000 }, 2560)).toEqual({ width: 16_383, height: 819 });
});

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 65_000 }),
  height: fc.integer({ min: 1, max: 65_000 }),
});

test('bounds sides and pixels of any size, without steps between ordinary and long pictures', () => {
  fc.assert(
    fc.property(sizes, ({ width, height }) => {
      const fitted = fitInside({ width, height }, 2560);
      const [long, short] = [Math.max(fitted.width, fitted.height), Math.min(fitted.width, fitted.height)];
      const ratio = Math.max(width, height) / Math.min(width, height);
      expect(long).toBeLessThanOrEqual(16_383);
      // The largest canvas that every phone supports.
      expect(fitted.width * fitted.height).toBeLessThan(16_000_000);
      const legible = Math.min(720, width, height);
      expect(ratio > 3 || long === Math.min(2560, Math.max(width, height))).toBe(true);
      expect(ratio <= 3 || ratio >= 22 || short >= legible).toBe(true);
      expect(fitted.width).toBeLessThanOrEqual(width);
      expect(fitted.height).toBeLessThanOrEqual(height);
    }),
  );
});

test('fits around a side as far as a file can hold it', () => {
  expect(fitAround({ width: 3000, height: 1500 }, 480)).toEqual({ width: 960, height: 480 });
  expect(fitAround({ width: 300, height: 200 }, 480)).toEqual({ width: 300, height: 200 });
  expect(fitAround({ width: 480, height: 40_000 }, 480)).toEqual({ width: 197, height: 16_383 });
});
