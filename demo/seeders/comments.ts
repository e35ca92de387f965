import type { ReactionEmoji } from '#domain/comments/facts.ts';
import { addComment } from '#server/features/comments/service.ts';
import { readHistory } from '#server/features/daily-question/service.ts';
import { commentOnAnswers, reactToAnswers } from '#server/features/daily-question/talk-service.ts';
import { reactToDate, readDates } from '#server/features/dates/service.ts';
import { reactToMemory, readMemories } from '#server/features/memories/service.ts';
import { type DemoMembers, momentOf, type SeedContext } from '../seeding/seed-context.ts';

/** The number of newest memories without reactions or comments. */
const SILENT = 4;

/** Reactions and comments for the next older memories, newest first. */
const talk = [
  { emoji: '😂', words: 'You said ten minutes. It was two hours.' },
  { emoji: '❤️', words: 'I still hear the bells when I look at this.' },
  { emoji: '😍', words: 'She looked straight at you.' },
  { emoji: '🎉', words: 'We have to go again before the rains.' },
  { emoji: '🙏', words: 'Thank you for making me come along.' },
] as const;

/** Reactions and comments on the latest open answers, newest first. */
const replies = [
  { riya: '❤️', arjun: '😂', words: 'Fried chillies and my chai. That is a Sunday.' },
  { riya: '😂', words: 'You have said so. Every winter.' },
  { arjun: '🎉', words: 'Better than me too. I have the scars.' },
] as const satisfies readonly { riya?: ReactionEmoji; arjun?: ReactionEmoji; words: string }[];

/** Title of the memory of last year that gets reactions and a comment, which make it that year's best loved. */
const lovedBest = 'The white Rann under a full moon';

async function seedLastYear({ now, today }: SeedContext, { riya, arjun }: DemoMembers): Promise<void> {
  const year = String(today.year - 1);
  const [memory] = await readMemories(riya.at(now), { year, search: lovedBest, limit: 1 });
  if (!memory) return;
  const { id, createdAt } = memory;
  const later = Temporal.Instant.from(createdAt).add({ hours: 2 });
  await reactToMemory(riya.at(later), { id, emoji: '😍' });
  await reactToMemory(arjun.at(later), { id, emoji: '❤️' });
  const words = 'I did not know that the ground could shine.';
  await addComment(arjun.at(later.add({ minutes: 3 })), 'memory', { id, text: words });
}

async function seedReplies({ now }: SeedContext, { riya, arjun }: DemoMembers): Promise<void> {
  const days = (await readHistory(riya.at(now), { limit: 10 })).filter(({ canReply }) => canReply);
  for (const [place, { words: text, ...emojis }] of replies.entries()) {
    const { id, day } = days[place] ?? {};
    if (!id || !day) return;
    const evening = momentOf(Temporal.PlainDate.from(day), '22:05');
    if ('riya' in emojis) await reactToAnswers(riya.at(evening), { id, emoji: emojis.riya });
    if ('arjun' in emojis) await reactToAnswers(arjun.at(evening), { id, emoji: emojis.arjun });
    const writer = place % 2 === 0 ? arjun : riya;
    await commentOnAnswers(writer.at(evening.add({ minutes: 2 })), { id, text });
  }
}

/** Seeds reactions and comments on recent memories of the other partner, on open answers and on the next date. */
export async function seedComments(seeding: SeedContext, members: DemoMembers): Promise<void> {
  const { now } = seeding;
  const { riya, arjun } = members;
  await seedLastYear(seeding, members);
  await seedReplies(seeding, members);
  const memories = await readMemories(riya.at(now), { limit: SILENT + talk.length });
  for (const [place, { emoji, words: text }] of talk.entries()) {
    const memory = memories[SILENT + place];
    if (!memory) return;
    const [other, keeper] = memory.userId === riya.member.id ? [arjun, riya] : [riya, arjun];
    const later = Temporal.Instant.from(memory.createdAt).add({ hours: 1 });
    await reactToMemory(other.at(later), { id: memory.id, emoji });
    await addComment(other.at(later.add({ minutes: 2 })), 'memory', { id: memory.id, text });
    if (place === 0) await reactToMemory(keeper.at(later.add({ minutes: 4 })), { id: memory.id, emoji: '❤️' });
  }
  const dates = await readDates(riya.at(now), undefined);
  const next = dates.find(({ startsAt, userId }) => startsAt > now.toString() && userId === arjun.member.id);
  if (!next) return;
  const answered = now.subtract({ hours: 20 });
  await reactToDate(riya.at(answered), { id: next.id, emoji: '🎉' });
  await addComment(riya.at(answered), 'date', { id: next.id, text: 'I will bring the blanket.' });
}
