import { Gift, ListChecks } from 'lucide-react';
import { expect, test } from 'vitest';
import { trashedRecords } from '#domain/registry/records.ts';
import { kindIcons } from './kind-icons.ts';

test('has an icon for every kind of record in the trash', () => {
  expect(trashedRecords.map(({ trash }) => trash.kind).filter((kind) => !kindIcons[kind])).toEqual([]);
});

test('shows a kind by its own icon, or as the menu shows its screen', () => {
  expect(kindIcons['important_date']).toBe(Gift);
  expect(kindIcons['list']).toBe(ListChecks);
});
