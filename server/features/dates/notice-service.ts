import { paths } from '#contract/screen-paths.ts';
import type { Transaction } from '#server/db/database.ts';
import { findPartnerId } from '#server/features/couples/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { MemberContext } from '#server/platform/context.ts';

/** Tells the partner, where there is one, what the member did with a date. `title` names the member. */
export async function tellPartner(
  tx: Transaction,
  context: MemberContext,
  title: (firstName: string) => string,
  date: { title: string },
): Promise<void> {
  const userId = await findPartnerId(tx, context);
  if (!userId) return;
  await notify(tx, context, {
    userId,
    type: 'reminder',
    title: title(context.member.firstName),
    message: date.title,
    path: paths.datePlanning,
  });
}
