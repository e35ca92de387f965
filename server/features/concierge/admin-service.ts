import type { AdminConciergeRequest, RequestsPageQuery } from '#domain/concierge/admin.ts';
import { conciergeText } from '#messages/concierge.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { sendOptionalMail } from '#server/features/notifications/mail-choice-service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { findRequestForAdmin, listReaders, listRequestsForAdmin, lockRequest } from './admin-queries.ts';
import { answeredMail } from './emails.ts';
import { decideRequest } from './queries.ts';
import { findDueAt } from './service.ts';

export async function readRequestsForAdmin(
  context: MemberContext,
  input: RequestsPageQuery,
): Promise<AdminConciergeRequest[]> {
  const page = parsePageRequest(input, ['instant', 'id']);
  const { search, state, order } = input ?? {};
  const rows = await listRequestsForAdmin(context.db, {
    coupleId: context.member.coupleId,
    page,
    search,
    state,
    order,
  });
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]).map(toAnswer);
}

/**
 * Answers a request once: of two concurrent answers, or an answer and a withdrawal, the second gets 409. Its readers
 * are notified in the app, by push, and by mail if their address is verified.
 */
export async function answerRequest(
  context: MemberContext,
  { id, answer }: { id: string; answer: string },
): Promise<AdminConciergeRequest> {
  const { clock, config, member } = context;
  return context.changeFor(async (tx) => {
    const request = await lockRequest(tx, member.coupleId, id);
    if (!request) throw refuse.notFound();
    if (request.state !== 'waiting') throw refuse.conflict('already_decided', conciergeText.alreadyDecided);
    const decidedAt = toIso(clock.now());
    await decideRequest(tx, id, { state: 'answered', answer, adminId: member.id, decidedAt });
    const readers = await listReaders(tx, id);
    for (const { userId, isVerified, ...contact } of readers) {
      await notify(tx, context, {
        userId,
        kind: 'concierge_answered',
        params: { request: request.kind, occasion: request.occasion },
      });
      if (isVerified)
        await sendOptionalMail(tx, context, contact, (unsubscribe) =>
          answeredMail(contact, config.publicUrl, unsubscribe),
        );
    }
    const row = await findRequestForAdmin(tx, id);
    if (!row) throw refuse.notFound();
    const result = toAnswer(row);
    // The log contains neither the request's text nor the answer.
    await recordAudit(tx, context, {
      action: 'concierge.answer',
      subject: { id, label: nameOf(result) },
      before: { state: request.state },
      after: { state: result.state },
    });
    // The readers alone: the partner of a gift's asker must not learn of it.
    return { result, audience: readers.map(({ userId }) => userId), isPrivate: true };
  });
}

/**
 * Returns the label 'Help with a plan, Riya Shah'. It omits the asker of a gift, because the log's readers may be their
 * partner.
 */
function nameOf({ kind, user }: AdminConciergeRequest): string {
  const asker = kind === 'gift' ? null : user;
  return [conciergeText.kinds[kind], asker && `${asker.firstName} ${asker.lastName}`].filter(Boolean).join(', ');
}

type Row = NonNullable<Awaited<ReturnType<typeof findRequestForAdmin>>>;

function toAnswer({ userId, firstName, lastName, email, ...row }: Row): AdminConciergeRequest {
  const isThere = userId !== null && firstName !== null && lastName !== null && email !== null;
  const user = isThere ? { id: userId, firstName, lastName, email } : null;
  return { ...row, user, dueAt: findDueAt(row.createdAt) };
}
