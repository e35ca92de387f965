import { expect, test } from 'vitest';
import { HANDED_PICTURES_MAX } from './handed-facts.ts';
import { readHanded } from './read-handed.ts';

const picture = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

function form(fields: Readonly<Record<string, string>>, files: readonly File[] = []): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  for (const file of files) made.append('pictures', file);
  return made;
}

test('joins the texts that an app puts into its fields, each once', () => {
  expect(readHanded(form({ title: 'SMS', text: 'Rs.450 debited', url: '' })).text).toBe('SMS\nRs.450 debited');
  expect(readHanded(form({ title: 'chai 40', text: 'chai 40' })).text).toBe('chai 40');
  expect(readHanded(form({}))).toEqual({ text: '', pictures: [] });
});

test('takes pictures alone, up to the most', () => {
  const files = [picture('a.jpg'), picture('b.pdf', 'application/pdf'), picture('c.png', 'image/png')];
  expect(readHanded(form({}, files)).pictures.map(({ name }) => name)).toEqual(['a.jpg', 'c.png']);
  const many = Array.from({ length: HANDED_PICTURES_MAX + 1 }, (_, place) => picture(`${place}.jpg`));
  expect(readHanded(form({}, many)).pictures).toHaveLength(HANDED_PICTURES_MAX);
});
