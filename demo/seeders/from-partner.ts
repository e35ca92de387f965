import { saveFromPartner } from '#server/features/from-partner/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

/** Hours since both have last seen what came from the other, so that the newest of it waits on Home. */
const SEEN_HOURS_AGO = 48;

/** Seeds how far both have seen what came from the other. */
export async function seedFromPartner({ now }: SeedContext, { riya, arjun }: DemoMembers): Promise<void> {
  const seen = now.subtract({ hours: SEEN_HOURS_AGO });
  for (const member of [riya, arjun]) await saveFromPartner(member.at(seen), { seenUpTo: toIso(seen) });
}
