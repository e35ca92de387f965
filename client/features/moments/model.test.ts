import { expect, test } from 'vitest';
import { listMoments, type MomentState } from './model.ts';

const around = { nowIso: '2026-11-30T06:30:00.000Z', today: '2026-11-30' };
const unknown: MomentState = { dates: null, answers: null, balance: null, couple: null, stepsLeft: null };
const date = (partnerResponse: 'pending' | 'accepted' | 'rejected', seriesId: string | null = null) => ({
  id: 'chai',
  seriesId,
  partnerResponse,
  startsAt: '2026-12-05T13:30:00.000Z',
});
const users = [{ id: 'riya' }, { id: 'arjun' }];
const couple = { id: 'two', anniversary: null, relationshipStartDate: null, users };
const owing = { isOn: true, owedBy: 'riya', owedTo: 'arjun', settledBy: null };
const even = { isOn: true, owedBy: null, owedTo: null, settledBy: 's1' };

const kinds = (before: Partial<MomentState>, after: Partial<MomentState>) =>
  listMoments({ ...unknown, ...before }, { ...unknown, ...after }, around).map(({ key }) => key);

test('marks a coming date that is accepted, a series once', () => {
  expect(kinds({ dates: [date('pending')] }, { dates: [date('accepted')] })).toEqual(['accepted/chai']);
  expect(kinds({ dates: [date('rejected')] }, { dates: [date('accepted')] })).toEqual(['accepted/chai']);
  const series = (answer: 'pending' | 'accepted') => [
    date(answer, 'weekly'),
    { ...date(answer, 'weekly'), id: 'next' },
  ];
  expect(kinds({ dates: series('pending') }, { dates: series('accepted') })).toEqual(['accepted/weekly']);
});

test('marks no date that becomes known as accepted, or that has passed', () => {
  expect(kinds({}, { dates: [date('accepted')] })).toEqual([]);
  expect(kinds({ dates: [] }, { dates: [date('accepted')] })).toEqual([]);
  const past = { startsAt: '2026-11-29T13:30:00.000Z' };
  expect(kinds({ dates: [{ ...date('pending'), ...past }] }, { dates: [{ ...date('accepted'), ...past }] })).toEqual(
    [],
  );
});

test('marks the answers of today that open', () => {
  const sealed = { day: '2026-11-30', mine: null, partner: { state: 'sealed', text: null } } as const;
  const open = { day: '2026-11-30', mine: 'Ginger', partner: { state: 'open', text: 'Cardamom' } } as const;
  expect(kinds({ answers: [sealed] }, { answers: [open] })).toEqual(['opened/2026-11-30']);
  expect(kinds({ answers: [] }, { answers: [open] })).toEqual(['opened/2026-11-30']);
  expect(kinds({}, { answers: [open] })).toEqual([]);
  expect(kinds({ answers: [] }, { answers: [{ ...open, day: '2026-11-29' }] })).toEqual([]);
});

test('marks a balance that becomes even, not one that is turned off', () => {
  expect(kinds({ balance: owing }, { balance: even, couple })).toEqual(['even/2026-11-30/s1']);
  expect(kinds({ balance: owing }, { balance: { ...even, isOn: false }, couple })).toEqual([]);
});

test('marks no balance that ends because the partner leaves, or another one joins', () => {
  const before = { balance: owing, couple };
  expect(kinds(before, { balance: even, couple: { ...couple, users: users.slice(0, 1) } })).toEqual([]);
  expect(kinds(before, { balance: even, couple: { ...couple, users: [{ id: 'riya' }, { id: 'dev' }] } })).toEqual([]);
});

test('marks the first day of a couple, and the last of the first steps', () => {
  const dated = { ...couple, anniversary: '2023-02-14' };
  expect(kinds({ couple }, { couple: dated })).toEqual(['since/two']);
  expect(kinds({ couple: dated }, { couple: { ...dated, anniversary: '2023-02-15' } })).toEqual([]);
  expect(kinds({ couple: { ...couple, id: 'former' } }, { couple: dated })).toEqual([]);
  expect(kinds({ stepsLeft: 1 }, { stepsLeft: 0 })).toEqual(['steps']);
  expect(kinds({ stepsLeft: 0 }, { stepsLeft: 0 })).toEqual([]);
});
