import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readyWordsText as text } from '#messages/ready-words.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer, type ReceivedRequest } from '#tests/components/network.ts';
import { QuickNudges } from './quick-nudges.tsx';

const SEND = 'POST /api/partner-nudges';

/** Answers with the nudge as the server stores it. */
function acceptNudge({ body }: ReceivedRequest): Response {
  const nudge = {
    ...(body as { message: string; nudgeType: string }),
    id: '0198a1b2-0000-7000-8000-000000000e01',
    fromUserId: riya.id,
    toUserId: arjun.id,
    fromUserName: riya.firstName,
    isRead: false,
    readAt: null,
    heartedAt: null,
    createdAt: '2026-11-30T10:00:00.000Z',
  };
  return Response.json(nudge, { status: 201 });
}

test('sends ready words by one tap, and each of them once', async () => {
  const server = provideServer({ [SEND]: acceptNudge });
  await renderForMember(<QuickNudges />);
  const [first, second] = screen.getAllByRole('button');
  if (!first || !second) throw new Error('there are several ready words');
  expect(screen.getAllByRole('button', { description: text.atOnce })).toHaveLength(4);
  const [words, others] = [first.textContent ?? '', second.textContent ?? ''];
  await userEvent.click(first);
  await screen.findByRole('button', { name: text.sentWords(words) });
  await userEvent.click(first);
  await userEvent.click(second);
  await screen.findByRole('button', { name: text.sentWords(others) });
  const sent = server.bodiesOf(SEND).map((body) => (body as { message: string }).message);
  expect(sent).toEqual([words, others]);
});

test('offers words again that were not sent', async () => {
  const server = provideServer({ [SEND]: () => Response.json({ message: 'Too many' }, { status: 429 }) });
  await renderForMember(<QuickNudges />);
  const [first] = screen.getAllByRole('button');
  if (!first) throw new Error('there are ready words');
  await userEvent.click(first);
  await waitFor(() => expect(first.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(first);
  await waitFor(() => expect(server.bodiesOf(SEND)).toHaveLength(2));
});
