import { addComment } from '#server/features/comments/service.ts';
import { reactToDate, readDates } from '#server/features/dates/service.ts';
import { reactToMemory, readMemories } from '#server/features/memories/service.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

/** Nobody has said anything yet about the newest. */
const SILENT = 4;

/** What the two say about the memories behind them, the first the newest. */
const talk = [
  { emoji: '😂', words: 'You said ten minutes. It was two hours.' },
  { emoji: '❤️', words: 'I still hear the bells when I look at this.' },
  { emoji: '😍', words: 'She looked straight at you.' },
  { emoji: '🎉', words: 'We have to go again before the rains.' },
  { emoji: '🙏', words: 'Thank you for making me come along.' },
] as const;

/** They react to what the other kept last, and look forward to the next date. */
export async function seedComments({ now }: SeedContext, { riya, arjun }: DemoMembers): Promise<void> {
  const memories = await readMemories(riya.at(now), { limit: SILENT + talk.length });
  for (const [place, { emoji, words: text }] of talk.entries()) {
    const memory = memories[SILENT + place];
    if (!memory) return;
    const [other, keeper] = memory.userId === riya.member.id ? [arjun, riya] : [riya, arjun];
    const later = Temporal.Instant.from(memory.createdAt).add({ hours: 1 });
    await reactToMemory(other.at(later), { id: memory.id, emoji });
    await addComment(other.at(later.add({ minutes: 2 })), 'memory', { id: memory.id, text });
    if (place === 0)
      await reactToMemory(keeper.at(later.add({ minutes: 4 })), { id: memory.id, emoji: '❤️' });
  }
  const dates = await readDates(riya.at(now), undefined);
  const next = dates.find(({ startsAt, userId }) => startsAt > now.toString() && userId === arjun.member.id);
  if (!next) return;
  const answered = now.subtract({ hours: 20 });
  await reactToDate(riya.at(answered), { id: next.id, emoji: '🎉' });
  await addComment(riya.at(answered), 'date', { id: next.id, text: 'I will bring the blanket.' });
}
