import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adminFaultsText } from '#messages/en/admin/faults.ts';
import { faultsText } from '#messages/en/faults.ts';

const root = join(import.meta.dirname, '../..');

test('has wordings for every group of faults that a schema makes, and for no other', () => {
  const groups = globSync('{contract,domain}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/faultsOf<\w+>\('(\w+)'\)/g)].map(([, group]) => group),
  );
  expect(new Set(groups)).toEqual(new Set([...Object.keys(faultsText), ...Object.keys(adminFaultsText)]));
});
