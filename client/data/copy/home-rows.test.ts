import { beforeEach, expect, test, vi } from 'vitest';
import { answersRead } from '#client/features/daily-question/reads.ts';
import { datesRead } from '#client/features/dates/reads.ts';
import { expensesRead } from '#client/features/expenses/reads.ts';
import { memoriesRead } from '#client/features/memories/reads.ts';
import type { CopiedResource } from '#domain/copy/resources.ts';
import type { Held } from './copy-store.ts';
import { noRows } from './rows.ts';
import { readShown } from './shown.ts';

beforeEach(() => void vi.setSystemTime('2026-11-30T04:30:00.000Z'));

/** A device with the first page of a whole copy. */
function holdFirstPage(homeOn: string | null, complete: readonly CopiedResource[] = []): Held {
  const shown = { generation: 1, position: 'here.1.form.1.1', cursor: 'next', complete, homeOn, isWhole: false };
  return { memberId: 'riya', version: 1, shown: { ...shown, rows: noRows }, next: null, contained: [] };
}

test('shows Home its rows of long resources from the first page, and no other screen', () => {
  const held = holdFirstPage('2026-11-30');
  for (const read of [datesRead, memoriesRead, answersRead]) {
    expect(readShown<null, unknown>(held, read, null, 'home')).toEqual([]);
    expect(readShown<null, unknown>(held, read, null)).toBeUndefined();
  }
});

test('shows Home no rows of another day, nor of a page that had no room for them', () => {
  expect(readShown(holdFirstPage('2026-11-29'), datesRead, null, 'home')).toBeUndefined();
  expect(readShown(holdFirstPage(null), datesRead, null, 'home')).toBeUndefined();
});

test('shows nothing of resources that the first page lacks', () => {
  expect(readShown(holdFirstPage('2026-11-30'), expensesRead, {}, 'home')).toBeUndefined();
});

test('shows complete resources everywhere, before the copy is whole', () => {
  expect(readShown(holdFirstPage(null, ['dates']), datesRead, null)).toEqual([]);
});
