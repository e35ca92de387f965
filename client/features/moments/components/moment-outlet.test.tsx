import { cleanup, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
const shown = () => document.querySelector('[data-moment]');

test('shows once what came between the stored copy and its own loading', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(Element.prototype, { animate: () => ({ cancel: () => {} }) });
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
  const [couple] = coupleRows.couples ?? [];
  if (!couple) throw new Error('there is a couple');
  await holdRows(riya.id, { couples: [{ ...couple, anniversary: '2023-02-14' }] });
  await render();
  await waitFor(() => expect(shown()).not.toBeNull());
  cleanup();
  await render();
  expect(shown()).toBeNull();
});
