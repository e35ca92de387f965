import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { financeScreensText as text } from '#messages/finances.ts';
import { handedText } from '#messages/handed.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

beforeEach(() => {
  sessionStorage.clear();
  provideServer();
});

/** Loads the screen of a hand-over; `words` as far as the service worker still holds them. */
async function load(id: string, words: string | null) {
  cleanup();
  vi.resetModules();
  const [{ HandedText }, { handedContent }] = await Promise.all([
    import('./handed-card.tsx'),
    import('#client/data/handed/handed-content.ts'),
  ]);
  handedContent.set(words === null ? null : { id, text: words, pictures: [] });
  await holdRows(riya.id);
  await renderForMember(<HandedText />, riya, `/finances?handed=${id}`);
}

const valueOf = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

test('shows the text and what was typed again after a reload, until it is put away', async () => {
  await load('one', 'chai 40');
  expect(await valueOf(text.fieldAmount)).toBe('40');
  fireEvent.change(screen.getByLabelText(text.fieldTitle), { target: { value: 'Ginger chai' } });
  await load('one', null);
  expect(await valueOf(text.quickEntry)).toBe('chai 40');
  expect(await valueOf(text.fieldTitle)).toBe('Ginger chai');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(JSON.stringify(sessionStorage)).not.toContain('hai');
  await load('one', null);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows nothing of an earlier text with a later one', async () => {
  await load('one', 'chai 40');
  fireEvent.change(await screen.findByLabelText(text.fieldTitle), { target: { value: 'Ginger chai' } });
  await load('two', 'auto 120');
  expect(await valueOf(text.fieldTitle)).toBe('Auto');
});

test('says that a text has not arrived where no service worker took it', async () => {
  await load('lost', null);
  const { latestToast } = await import('#client/ui/feedback/toast.ts');
  expect(latestToast.get()).toMatchObject({ title: handedText.lost });
  expect(screen.queryByRole('dialog')).toBeNull();
});
