import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBroken, listQueueableCalls, type PromisedCalls } from './support/promised-calls.ts';

/** Calls of the last release, which `RELEASED=1` writes anew. */
const file = join(import.meta.dirname, 'support/promised-calls.json');

const ADVICE = `Devices may hold these changes for weeks. Name a renamed call in client/data/outbox/former-calls.ts, keep
its route, and accept its former fields; give a new field a default.`;

test('accepts the queued changes of the last release', () => {
  const released = JSON.parse(readFileSync(file, 'utf8')) as PromisedCalls;
  const present = listQueueableCalls();
  expect(listBroken(released, present), ADVICE).toEqual([]);
  if (process.env['RELEASED']) writeFileSync(file, toText(present));
});

const released: PromisedCalls = {
  'finances.createGoal': { route: 'POST /api/savings-goals', fields: { title: 'string!', note: 'null|string' } },
};
const [goal] = Object.values(released);

function breakBy(route: string, fields: Record<string, string>): string[] {
  return listBroken(released, { 'goals.create': { route, fields } });
}

test('accepts a new name that the device knows, and a further optional field', () => {
  expect(breakBy('POST /api/savings-goals', { ...goal?.fields, color: 'string' })).toEqual([]);
});

test('reports calls and fields that are gone, changed or required', () => {
  expect(listBroken(released, {})).toEqual(['finances.createGoal is gone']);
  expect(breakBy('POST /api/goals', { title: 'number!', note: 'null|string!', color: 'string!' })).toEqual([
    'finances.createGoal was POST /api/savings-goals',
    'finances.createGoal takes another title: number!',
    'finances.createGoal requires note',
    'finances.createGoal requires color',
  ]);
  expect(breakBy('POST /api/savings-goals', { title: 'string!' })).toEqual(['finances.createGoal has no note']);
});

/** Returns the JSON with a line for each call. */
function toText(calls: PromisedCalls): string {
  const lines = Object.entries(calls).map(([name, call]) => `  ${JSON.stringify(name)}: ${JSON.stringify(call)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
