import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DailyQuestion } from '#domain/daily-question/schema.ts';
import { questionTopicsText as text } from '#messages/question-topics.ts';
import { riya } from '#tests/components/couple.ts';
import { coupleRows, holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const CHOOSE = 'PUT /api/daily-question/topics';
const SWITCH_OFF = 'POST /api/daily-question/not-for-us';

const today: DailyQuestion = {
  id: '0198a1b2-0000-7000-8000-0000000000d1',
  day: '2026-11-23',
  question: { id: 'distance01', text: 'Good night?', category: 'distance' },
  mine: null,
  partner: { state: 'none', text: null },
  canAnswer: true,
  canReply: false,
  reactions: [],
  commentCount: 0,
  streak: 0,
  canReplace: true,
  topic: 'apart',
};

const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

test('shows a switched topic at once, and sends the choice', async () => {
  const server = provideServer({ [CHOOSE]: () => Response.json({ topics: ['apart', 'inLaws', 'children'] }) });
  const { QuestionTopics } = await import('./question-topics.tsx');
  await renderForMember(<QuestionTopics stored={['apart', 'inLaws']} />);
  expect([isOn(text.topics.apart), isOn(text.topics.children)]).toEqual([true, false]);
  await userEvent.click(screen.getByRole('switch', { name: text.topics.children }));
  expect(isOn(text.topics.children)).toBe(true);
  await vi.waitFor(() => expect(server.bodiesOf(CHOOSE)).toEqual([{ topic: 'children', isOn: true }]));
});

test('shows the stored topics again after a rejection', async () => {
  provideServer({ [CHOOSE]: () => Response.json({ code: 'no_partner', message: 'Alone' }, { status: 409 }) });
  const { QuestionTopics } = await import('./question-topics.tsx');
  await renderForMember(<QuestionTopics stored={['apart']} />);
  await userEvent.click(screen.getByRole('switch', { name: text.topics.apart }));
  await vi.waitFor(() => expect(isOn(text.topics.apart)).toBe(true));
});

test('switches off the topic of a question, and offers nothing for a question that is for all', async () => {
  const server = provideServer({ [SWITCH_OFF]: () => Response.json({ ...today, topic: null }) });
  const { NotForUs } = await import('./not-for-us.tsx');
  const { rerender } = await renderForMember(<NotForUs today={today} />);
  await userEvent.click(screen.getByRole('button', { name: text.notForUs }));
  await vi.waitFor(() => expect(server.bodiesOf(SWITCH_OFF)).toEqual([{ questionId: 'distance01' }]));
  rerender(<></>);
  await renderForMember(<NotForUs today={{ ...today, topic: null }} />);
  expect(screen.queryByRole('button', { name: text.notForUs })).toBeNull();
});

test('offers nothing more once the topic of the question is off', async () => {
  provideServer();
  const { NotForUs } = await import('./not-for-us.tsx');
  const [couple] = coupleRows.couples ?? [];
  if (!couple) throw new Error('there is a couple');
  await holdRows(riya.id, { couples: [{ ...couple, questionTopics: ['inLaws'] }] });
  await renderForMember(<NotForUs today={today} />);
  expect(screen.queryByRole('button', { name: text.notForUs })).toBeNull();
});
