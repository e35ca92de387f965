import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listScreensText as text } from '#messages/lists.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';
import ListsScreen from './lists-screen.tsx';

test('opens the form of a button that is pressed while the empty lists come and move it', async () => {
  provideServer({});
  const user = userEvent.setup();
  await renderForMember(<ListsScreen />);
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: text.newList }) });
  await act(() => holdRows(riya.id));
  expect(screen.queryByText(text.emptyTitle)).toBeNull();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByText(text.emptyTitle)).toBeDefined();
  expect(await screen.findByRole('dialog', { name: text.newList })).toBeDefined();
});
