import { readReceivedNudge, sendNudge } from '#server/features/nudges/service.ts';
import { momentOf, type Cast, type Stage } from '../stage/stage.ts';

/** What Riya sends Arjun now that she is premium; the last one he has not seen yet. */
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

export async function playNudges(stage: Stage, { riya, arjun }: Cast): Promise<void> {
  for (const [place, { daysAgo, at, nudgeType, message }] of nudges.entries()) {
    const moment = momentOf(stage.today.subtract({ days: daysAgo }), at);
    const { id } = await sendNudge(riya.at(moment), { nudgeType, message });
    if (place < nudges.length - 1) await readReceivedNudge(arjun.at(moment.add({ minutes: 12 })), { id });
  }
}
