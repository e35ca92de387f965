import { answerMessage, readMessages } from '#server/features/contact/admin-service.ts';
import { sendMessage } from '#server/features/contact/service.ts';
import { updateEntryStatus, readWaitlistFigures } from '#server/features/waitlist/admin-service.ts';
import { joinWaitlist } from '#server/features/waitlist/service.ts';
import { messages, waitingCouples } from '../fixtures/visitors.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

/** Seeds the waitlist and contact messages. They belong to no member, so existing ones are kept. */
export async function seedVisitors(seeding: SeedContext, { admin }: DemoMembers): Promise<void> {
  const at = (hoursAgo: number) => admin.at(seeding.now.subtract({ hours: hoursAgo }));
  if ((await readWaitlistFigures(at(0))).total === 0) {
    for (const { hoursAgo, movedTo, ...couple } of waitingCouples) {
      const entry = await joinWaitlist(at(hoursAgo), couple);
      if (movedTo) await updateEntryStatus(at(hoursAgo - 20), { id: entry.id, status: movedTo });
    }
  }
  if ((await readMessages(at(0), { limit: 1 })).length === 0) {
    for (const { hoursAgo, isAnswered, ...message } of messages) {
      const { id } = await sendMessage(at(hoursAgo), message);
      if (isAnswered) await answerMessage(at(hoursAgo - 9), { id });
    }
  }
}
