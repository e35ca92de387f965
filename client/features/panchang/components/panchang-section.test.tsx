import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { panchangScreensText as text } from '#messages/panchang.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const SAVE = 'PUT /api/panchang-preferences';

async function showSection(rows: Parameters<typeof holdRows>[1] = {}) {
  const server = provideServer({ [SAVE]: ({ body }) => Response.json(body) });
  const { PanchangSection } = await import('./panchang-section.tsx');
  await holdRows(riya.id, rows);
  await renderForMember(<PanchangSection />);
  return server;
}

test('shows one switch until a member turns it on, then the city and the festivals', async () => {
  const server = await showSection();
  const onOff = await screen.findByRole('switch', { name: text.show, checked: false });
  expect(screen.queryByLabelText(text.city)).toBeNull();
  expect(screen.getByRole('button', { name: text.save })).toHaveProperty('disabled', true);
  await userEvent.click(onOff);
  await userEvent.selectOptions(screen.getByLabelText(text.city), 'Surat');
  await userEvent.click(screen.getByRole('button', { name: 'Diwali' }));
  await userEvent.click(screen.getByRole('button', { name: 'Holi' }));
  await userEvent.click(screen.getByRole('button', { name: text.save }));
  await vi.waitFor(() =>
    expect(server.bodiesOf(SAVE)).toEqual([{ isOn: true, city: 'Surat', festivals: ['holi', 'diwali'] }]),
  );
});

test('says which festivals may differ by a day, and leaves one out by a second tap', async () => {
  const id = riya.id;
  await showSection({ panchangPreferences: [{ id, isOn: true, city: 'Ahmedabad', festivals: ['diwali'] }] });
  const diwali = await screen.findByRole('button', { name: 'Diwali', pressed: true });
  expect(screen.getAllByText(text.mayDiffer)).toHaveLength(2);
  await userEvent.click(diwali);
  expect(screen.getByRole('button', { name: 'Diwali', pressed: false })).toBe(diwali);
});

test('leaves edited fields as they are while another device saves a choice', async () => {
  const id = riya.id;
  const server = await showSection({ panchangPreferences: [{ id, isOn: true, city: 'Ahmedabad', festivals: [] }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Diwali' }));
  await act(() => holdRows(id, { panchangPreferences: [{ id, isOn: true, city: 'Toronto', festivals: [] }] }));
  expect(screen.getByLabelText(text.city)).toHaveProperty('value', 'Toronto');
  expect(screen.getByRole('button', { name: 'Diwali', pressed: true })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: text.save }));
  await vi.waitFor(() =>
    expect(server.bodiesOf(SAVE)).toEqual([{ isOn: true, city: 'Toronto', festivals: ['diwali'] }]),
  );
});
