import { expect, test } from 'vitest';
import { COPIED_RESOURCES } from '#domain/copy/resources.ts';
import type { CopyPart } from '#domain/copy/schema.ts';
import { advance } from './advance.ts';

const part = (epoch: number, fields: Partial<CopyPart>): CopyPart => ({
  position: `here.${epoch}.form.0.0`,
  rows: {},
  gone: {},
  done: [],
  isWhole: true,
  complete: [...COPIED_RESOURCES],
  homeOn: null,
  cursor: null,
  ...fields,
});

const ring: NonNullable<CopyPart['rows']['privateExpenses']>[number] = {
  id: 'ring',
  title: 'Ring',
  amount: '450.00',
  category: 'gifts',
  description: null,
  spentOn: '2027-01-14',
  userId: 'riya',
  surpriseUntil: null,
  sharedWith: null,
  splitKind: 'payer',
  splitValue: null,
  photoId: null,
  createdAt: '2027-01-14T10:00:00.000Z',
  updatedAt: '2027-01-14T10:00:00.000Z',
};

test('keeps the private expenses of a lone member until the whole copy of the couple is there', () => {
  const alone = { ...advance('riya', null, [part(1, { rows: { privateExpenses: [ring] } })]), contained: [] };
  const begun = advance('riya', alone, [part(2, { complete: [], cursor: 'further' })]);
  expect([...begun.shown.rows.privateExpenses.keys()]).toEqual(['ring']);
  expect(begun.next?.cursor).toBe('further');
});
