import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { uiText } from '#messages/ui.ts';
import { addTags, TagField } from './tag-field.tsx';

function Form() {
  const [tags, setTags] = useState<readonly string[]>(['kites', 'roof']);
  return <TagField label="Tags" value={tags} onChange={setTags} />;
}

test('focuses the field after a tag is removed', () => {
  render(<Form />);
  fireEvent.click(screen.getByRole('button', { name: uiText.removeTag('kites') }));
  expect(screen.queryByText('kites')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Tags'));
});

test('splits at commas, trims, and drops empty words', () => {
  expect(addTags(['tea'], ' sunset ,, river front,')).toEqual(['tea', 'sunset', 'river front']);
});

test('keeps one of two words that differ only in case', () => {
  expect(addTags(['Tea'], 'tea, TEA, chai')).toEqual(['Tea', 'chai']);
});
