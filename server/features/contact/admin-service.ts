import type { AdminContactMessage, ContactPageQuery } from '#domain/contact/admin.ts';
import type { BulkResult, WaitingRows } from '#domain/operations/bulk.ts';
import type { Transaction } from '#server/db/database.ts';
import { changeInBulk } from '#server/features/audit/bulk-service.ts';
import { type AuditedChange, recordAudit } from '#server/features/audit/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { deleteMessageRow, listMessages, lockMessage, lockMessages, markMessagesAnswered } from './admin-queries.ts';
import { ANSWER_HOURS } from './policy.ts';

/** Returns messages for the panel, with `X-Next-Cursor` if more follow. */
export async function readMessages(context: MemberContext, input: ContactPageQuery): Promise<AdminContactMessage[]> {
  const page = parsePageRequest(input, ['instant', 'id']);
  const rows = await listMessages(context.db, page, input);
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]).map(toAdminMessage);
}

/** Marks a message as answered. A second call changes nothing. */
export async function answerMessage(context: MemberContext, { id }: { id: string }): Promise<AdminContactMessage> {
  return context.change(async (tx) => {
    const message = await requireMessage(tx, id);
    if (message.answeredAt) return message;
    const answeredAt = toIso(context.clock.now());
    await markMessagesAnswered(tx, [id], answeredAt);
    await recordAudit(tx, context, toAnswerAudit(message, answeredAt));
    return { ...message, answeredAt };
  });
}

/** Marks many messages as answered, and skips those that another admin has answered meanwhile. */
export async function answerMessages(context: MemberContext, input: WaitingRows): Promise<BulkResult> {
  const answeredAt = toIso(context.clock.now());
  return changeInBulk<MessageRow>(context, {
    chosen: input.ids && new Set(input.ids).size,
    lock: (tx, limit) => lockMessages(tx, input, limit),
    judge: (message) => (message.answeredAt === null ? null : 'changed'),
    change: (tx, messages) =>
      markMessagesAnswered(
        tx,
        messages.map(({ id }) => id),
        answeredAt,
      ),
    toAudit: (message) => toAnswerAudit(message, answeredAt),
  });
}

export async function deleteMessage(context: MemberContext, { id }: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    const message = await requireMessage(tx, id);
    await deleteMessageRow(tx, id);
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

/** Names only the sender, because the log outlives the message. */
function subjectOf({ id, name }: Pick<AdminContactMessage, 'id' | 'name'>) {
  return { id, label: name };
}

function toAnswerAudit(message: MessageRow, answeredAt: string): AuditedChange {
  return {
    action: 'contact.answer',
    subject: subjectOf(message),
    before: { answeredAt: null },
    after: { answeredAt },
  };
}
