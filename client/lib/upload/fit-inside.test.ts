import { expect, test } from 'vitest';
import { fitInside } from './fit-inside.ts';

test('a photo keeps its shape and is never enlarged', () => {
  expect(fitInside({ width: 4000, height: 3000 }, 2048)).toEqual({ width: 2048, height: 1536 });
  expect(fitInside({ width: 3000, height: 4000 }, 2048)).toEqual({ width: 1536, height: 2048 });
  expect(fitInside({ width: 800, height: 600 }, 2048)).toEqual({ width: 800, height: 600 });
  expect(fitInside({ width: 20_000, height: 2 }, 2048)).toEqual({ width: 2048, height: 1 });
});
