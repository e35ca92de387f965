import { expect, test } from 'vitest';
import { readAvailable } from './experiences-model.ts';

const gathering = {
  id: '1',
  title: 'Pottery for two',
  status: 'Available',
  location: 'Surat',
  bookingLink: '',
};

test('keeps what is available, blank fields as absent', () => {
  const [shown, ...others] = readAvailable([gathering, { ...gathering, id: '2', status: 'Coming Soon' }]);
  expect(others).toEqual([]);
  expect(shown).toMatchObject({
    id: '1',
    title: 'Pottery for two',
    location: 'Surat',
    bookingLink: null,
    subtitle: null,
  });
});

test('shows nothing for an answer of another shape', () => {
  expect(readAvailable({ message: 'Not found' })).toEqual([]);
  expect(readAvailable([null, 'x', { id: 1, title: 'No status' }])).toEqual([]);
});
