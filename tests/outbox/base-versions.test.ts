import { expect, test } from 'vitest';
import { isFields } from '#client/data/outbox/pending-mutation.ts';
import { contract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import { rulesOf } from './support/all-rules.ts';

/** Endpoints that change records and can be queued, with the fields of their input. */
const queued = listEndpoints(contract).flatMap(({ name, endpoint }) => {
  const rules = rulesOf(name);
  const schema: unknown = endpoint['~orpc'].inputSchema;
  const shape: unknown = Reflect.get(Object(schema), 'shape');
  return rules ? [{ name, rules, fields: isFields(shape) ? Object.keys(shape) : [] }] : [];
});

test('sends a base version with each call whose endpoint takes one', () => {
  const taking = queued.filter(({ fields }) => fields.includes('updatedAt')).map(({ name }) => name);
  const sending = queued.filter(({ name, rules }) => rules.withBaseVersion?.includes(name)).map(({ name }) => name);
  expect(sending).toEqual(taking);
  expect(taking).toContain('dates.respond');
});

test('takes a base version for each edit of a record', () => {
  const edits = queued.filter(({ name }) => name.endsWith('.update'));
  expect(edits.length).toBeGreaterThan(5);
  expect(edits.filter(({ fields }) => !fields.includes('updatedAt')).map(({ name }) => name)).toEqual([]);
});

test('groups fields that an edit of the record has', () => {
  for (const rules of new Set(queued.map((each) => each.rules)))
    for (const group of rules.body?.sentTogether ?? []) {
      const isOfCall = (fields: readonly string[]) => group.every((name) => fields.includes(name));
      const calls = queued.filter((each) => each.rules === rules && isOfCall(each.fields)).map(({ name }) => name);
      expect({ group, calls }).not.toEqual({ group, calls: [] });
    }
});
