import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AnsweredQuestion } from '#domain/daily-question/schema.ts';
import { commentsScreensText as text } from '#messages/comments.ts';
import { riya } from '#tests/components/couple.ts';
import { findDialog } from '#tests/components/find-dialog.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, provideServer } from '#tests/components/network.ts';

const answered: AnsweredQuestion = {
  id: '0198a1b2-0000-7000-8000-00000000e001',
  day: '2026-11-23',
  question: { id: 'food01', text: 'Chai or coffee?', category: 'food' },
  mine: 'Chai',
  partner: { state: 'open', text: 'Coffee' },
  canAnswer: false,
  canReply: true,
  reactions: [],
  commentCount: 0,
};
const REACT = `PUT /api/daily-question/${answered.id}/reaction`;

let server: FakeServer;
// On a busy machine, the first import of the sheet takes as long as a test may.
beforeAll(async () => void (await import('#client/features/comments/components/talk-sheet.tsx')), 60_000);
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
  server = provideServer({ [REACT]: () => Response.json(answered) });
});

async function open() {
  const { AnswersTalk } = await import('./answers-talk.tsx');
  await holdRows(riya.id, {});
  await renderForMember(<AnswersTalk answered={answered} />);
  return screen.getByRole('button', { name: text.react });
}

test('reacts in place by two taps, without a field that raises the keyboard', async () => {
  const react = await open();
  await userEvent.click(react);
  expect(react.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(await screen.findByRole('button', { name: text.signs[0] ?? '' }));
  await vi.waitFor(() => expect(server.bodiesOf(REACT)).toEqual([{ emoji: '❤️' }]));
  await vi.waitFor(() => expect(screen.queryByRole('list', { name: text.reactions })).toBeNull());
  expect(document.activeElement).toBe(react);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('folds the reactions by Escape, with the focus on their button', async () => {
  const react = await open();
  await userEvent.click(react);
  (await screen.findByRole('button', { name: text.signs[5] ?? '' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('list', { name: text.reactions })).toBeNull();
  expect(document.activeElement).toBe(react);
});

test('replies with the cursor in the comment', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: text.reply }));
  const sheet = await findDialog(text.title(answered.question.text));
  await vi.waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText(text.write)));
});
