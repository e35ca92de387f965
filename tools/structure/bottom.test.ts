import { expect, test } from 'vitest';
import { checkBottom } from './bottom.ts';
import { makeTree } from './make-tree.ts';

test.each([
  ['domain/dates/rules.ts', "import type { DateEvent } from './schema.ts';\nimport { x } from './facts.ts';"],
  ['domain/dates/schema.ts', "import { z } from 'zod';\nimport { x } from '#domain/places/schema.ts';"],
  ['domain/dates/facts.ts', "import { faultsOf } from '#domain/kernel/fault.ts';"],
  ['domain/registry/records.ts', "import { x } from '#domain/dates/record.ts';\nimport { y } from './resources.ts';"],
])('%s may say %j', (path, text) => {
  expect(checkBottom(makeTree({ [path]: text }))).toEqual([]);
});

test.each([
  ['domain/dates/rules.ts', "import { DateEvent } from './schema.ts';", 'only types of a schema'],
  ['domain/dates/facts.ts', "import { type A, B } from '#domain/places/api.ts';", 'only types of a schema'],
  ['domain/dates/record.ts', "import { z } from 'zod';", 'no zod'],
  ['domain/registry/records.ts', "import type { x } from '#domain/dates/schema.ts';", 'facts and records alone'],
])('%s must not say %j', (path, text, problem) => {
  expect(checkBottom(makeTree({ [path]: text }))).toEqual([expect.stringContaining(problem)]);
});
