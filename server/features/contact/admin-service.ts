import type { AdminContactMessage, ContactPart } from '#contract/admin/contact.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { closePart, openPart } from '#server/platform/lists/paging.ts';
import { deleteMessage, listMessages, lockMessage, markMessageAnswered } from './admin-queries.ts';
import { ANSWER_HOURS } from './policy.ts';

/** Messages for the panel, with `X-Next-Cursor` while there are more. */
export async function readMessages(
  context: MemberContext,
  input: ContactPart,
): Promise<AdminContactMessage[]> {
  const part = openPart(input, ['instant', 'id']);
  const rows = await listMessages(context.db, part, input);
  return closePart(context, rows, part, ({ createdAt, id }) => [createdAt, id]).map(toAdminMessage);
}

/** Notes that a message was answered. A second note changes nothing. */
export async function answerMessage(
  context: MemberContext,
  { id }: { id: string },
): Promise<AdminContactMessage> {
  return context.change(async (tx) => {
    const message = await requireMessage(tx, id);
    if (message.answeredAt) return message;
    const answeredAt = toIso(context.clock.now());
    await markMessageAnswered(tx, id, answeredAt);
    await recordAudit(tx, context, {
      action: 'contact.answer',
      subject: subjectOf(message),
      before: { answeredAt: null },
      after: { answeredAt },
    });
    return { ...message, answeredAt };
  });
}

export async function removeMessage(context: MemberContext, { id }: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    const message = await requireMessage(tx, id);
    await deleteMessage(tx, id);
    await recordAudit(tx, context, {
      action: 'contact.delete',
      subject: subjectOf(message),
      before: { category: message.category, answeredAt: message.answeredAt },
    });
  });
}

async function requireMessage(tx: Transaction, id: string): Promise<AdminContactMessage> {
  const row = await lockMessage(tx, id);
  if (!row) throw refuse.notFound();
  return toAdminMessage(row);
}

type MessageRow = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

function toAdminMessage(row: MessageRow): AdminContactMessage {
  const answerBy = Temporal.Instant.from(row.createdAt).add({ hours: ANSWER_HOURS });
  return { ...row, answerBy: toIso(answerBy) };
}

/** Who wrote, and not what: the log outlives the message. */
function subjectOf({ id, name }: AdminContactMessage) {
  return { id, label: name };
}
