import { heartNudge, markNudgeAsRead, sendNudge } from '#server/features/nudges/service.ts';
import { momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

/** Nudges from Riya to Arjun since she has premium. The last one is unread. */
const nudges = [
  {
    daysAgo: 96,
    at: '16:40',
    nudgeType: 'sweet',
    message: 'The mangoes are here. I am not starting without you.',
  },
  {
    daysAgo: 41,
    at: '13:05',
    nudgeType: 'playful',
    message: 'Whoever is home last makes the chai. I am on the bus.',
  },
  { daysAgo: 15, at: '19:20', nudgeType: 'gentle', message: 'Long day? Khichdi and no questions.' },
  { daysAgo: 1, at: '08:15', nudgeType: 'reminder', message: 'Your mother’s tickets. Window seat.' },
] as const;

/** Index of the nudge that Arjun answers with a heart. */
const HEARTED = 2;

export async function seedNudges(seeding: SeedContext, { riya, arjun }: DemoMembers): Promise<void> {
  for (const [place, { daysAgo, at, nudgeType, message }] of nudges.entries()) {
    const moment = momentOf(seeding.today.subtract({ days: daysAgo }), at);
    const { id } = await sendNudge(riya.at(moment), { nudgeType, message });
    const later = arjun.at(moment.add({ minutes: 12 }));
    if (place === HEARTED) await heartNudge(later, { id });
    else if (place < nudges.length - 1) await markNudgeAsRead(later, { id });
  }
}
