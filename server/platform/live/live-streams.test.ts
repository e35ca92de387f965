import { expect, test } from 'vitest';
import { createLiveStreams, STREAMS_MAX } from './live-streams.ts';

test('ends a member’s oldest stream when one too many opens', () => {
  const streams = createLiveStreams();
  const ended: string[] = [];
  const enter = (name: string, memberId = 'riya') => streams.enter(memberId, () => void ended.push(name));
  const leaveOldest = enter('oldest');
  const leaves = Array.from({ length: STREAMS_MAX - 1 }, (_, index) => enter(`later ${index}`));
  leaves[0]?.();
  enter('in its place');
  enter('of another member', 'arjun');
  expect(ended).toEqual([]);
  enter('one too many');
  expect(ended).toEqual(['oldest']);
  leaveOldest();
  enter('another one too many');
  expect(ended).toEqual(['oldest', 'later 1']);
  expect(streams.count()).toBe(STREAMS_MAX + 2);
});
