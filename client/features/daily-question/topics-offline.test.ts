import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { riya } from '#tests/components/couple.ts';
import { coupleRows } from '#tests/components/held-copy.ts';
import { showRead } from '#tests/components/show-read.ts';
import { pendingTopics } from './offline.ts';

const rows = { couples: coupleRows.couples ?? [], members: coupleRows.members ?? [] };
const context: CopyContext = { memberId: riya.id, partnerId: 'arjun', today: '2026-11-25', defaultSplit: null };

function choose(topic: string, isOn: boolean, order: number): PendingMutation {
  return {
    order,
    key: `key ${order}`,
    memberId: riya.id,
    call: 'dailyQuestion.chooseTopic',
    method: 'PUT',
    path: '/api/daily-question/topics',
    objectId: 'question-topics',
    body: { topic, isOn },
    before: { questionTopics: ['apart', 'inLaws'] },
    state: 'waiting',
    madeAt: '2026-11-25T10:00:00.000Z',
  };
}

test('shows pending choices of topics over those of the couple, the last of each topic', () => {
  const topicsOf = (changes: PendingMutation[]) =>
    showRead(coupleRead, null, { rows, changes, rules: [pendingTopics], context })?.questionTopics;
  expect(topicsOf([])).toEqual(['apart', 'inLaws']);
  expect(topicsOf([choose('children', true, 1), choose('apart', false, 2)])).toEqual(['inLaws', 'children']);
  expect(topicsOf([choose('apart', false, 1), choose('apart', true, 2)])).toEqual(['apart', 'inLaws']);
});

test('describes a choice', () => {
  expect(pendingTopics.describe({ topic: 'apart', isOn: false })).toEqual([{ label: 'Living apart', value: 'Off' }]);
});

test('switches off the topic of a question that is not for the couple', () => {
  const question = { question: { id: 'distance01' }, topic: 'apart', streak: 0 };
  const change: PendingMutation = {
    ...choose('apart', false, 1),
    call: 'dailyQuestion.switchOffTopic',
    method: 'POST',
    body: { questionId: 'distance01' },
    before: question,
  };
  const shown = showRead(coupleRead, null, { rows, changes: [change], rules: [pendingTopics], context });
  expect(shown?.questionTopics).toEqual(['inLaws']);
  expect(pendingTopics.object?.isRecord?.(question, change.body, '')).toBe(true);
  expect(pendingTopics.object?.isRecord?.({ questionTopics: [] }, change.body, '')).toBe(false);
});
