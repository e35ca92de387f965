import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { COPIED_RESOURCES } from '#domain/copy/resources.ts';
import { riya } from '#tests/components/couple.ts';
import { coupleRows, holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const POSITION = 'here.1.form.1.1';

async function render() {
  const { MomentOutlet } = await import('./moment-outlet.tsx');
  await renderForMember(<MomentOutlet />);
}
const shown = () => document.querySelector<HTMLElement>('[data-moment]');

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(Element.prototype, { animate: () => ({ cancel: () => {} }) });
});

/** Rows of the couple once their first day is entered. */
function dated() {
  const [couple] = coupleRows.couples ?? [];
  if (!couple) throw new Error('there is a couple');
  return { couples: [{ ...couple, anniversary: '2023-02-14' }] };
}

test('shows once what came between the stored copy and its own loading', async () => {
  const page = { position: POSITION, gone: {}, done: [], homeOn: null, cursor: null };
  provideServer({
    'GET /api/copy': () => Response.json({ ...page, rows: coupleRows, isWhole: true, complete: COPIED_RESOURCES }),
    [`GET /api/copy?since=${POSITION}`]: () => Response.json({ ...page, rows: {}, isWhole: false, complete: [] }),
  });
  const first = await import('#client/data/copy/page-copy.ts');
  await first.openPageCopy(riya.id);
  await first.pullPageCopy();

  vi.resetModules();
  const { openPageCopy, heldCopy } = await import('#client/data/copy/page-copy.ts');
  await openPageCopy(riya.id);
  expect(heldCopy.get()?.shown.isWhole).toBe(true);
  await holdRows(riya.id, dated());
  await render();
  await waitFor(() => expect(shown()).not.toBeNull());
  cleanup();
  await render();
  expect(shown()).toBeNull();
});

test('shows a moment of the lowest button above the bottom bar', async () => {
  provideServer();
  await holdRows(riya.id);
  await render();
  const bar = document.body.appendChild(document.createElement('nav'));
  bar.dataset['bottomBar'] = '';
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 700, 390, 68));
  fireEvent.pointerDown(document.body, { clientX: 300, clientY: 760 });
  await act(() => holdRows(riya.id, dated()));
  await waitFor(() => expect(shown()).not.toBeNull());
  expect(shown()?.style).toMatchObject({ left: '300px', top: '628px' });
  bar.remove();
});
