import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBroken, listQueueableCalls, type PromisedCalls } from './support/promised-calls.ts';

/** Calls of the last release; `RELEASED=1` writes those of this one. */
const file = join(import.meta.dirname, 'support/promised-calls.json');

const ADVICE = `Devices may hold these changes for weeks. Name a renamed call in client/data/outbox/stored/former-calls.ts, keep
its route, and accept its former fields; give a new field a default.`;

test('accepts the queued changes of the last release', () => {
  const last = JSON.parse(readFileSync(file, 'utf8')) as PromisedCalls;
  const present = listQueueableCalls();
  const broken = listBroken(last, present);
  expect(broken.length > 0 ? [...broken, ADVICE] : []).toEqual([]);
  if (process.env['RELEASED']) writeFileSync(file, `${JSON.stringify(present, null, 2)}\n`);
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
