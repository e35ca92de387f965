import { SECURITY_EVENT_GROUPS, SECURITY_EVENT_KINDS } from '#domain/security-log/facts.ts';
import type { SecurityEvent, SecurityLogQuery } from '#domain/security-log/schema.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { hashAccount } from '#server/platform/security-log/security-log.ts';
import { deleteSecurityEventsBefore, findMemberIdByEmail, listSecurityEvents } from './queries.ts';

/** Number of displayed characters of a hash: enough to see that two are equal. */
const MARK_LENGTH = 8;

/**
 * Returns a page of the security log. An address in `search` finds the member's actions and attempts on the account.
 */
export async function readSecurityLog(context: MemberContext, query: SecurityLogQuery): Promise<SecurityEvent[]> {
  const page = parsePageRequest(query, ['instant', 'id']);
  const rows = await listSecurityEvents(context.db, page, {
    kinds: query?.group && SECURITY_EVENT_GROUPS[query.group],
    accounts: query?.search ? await hashesOf(context, query.search) : undefined,
  });
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]).flatMap((row) => {
    const kind = SECURITY_EVENT_KINDS.find((each) => each === row.kind);
    return kind ? [{ ...row, kind, account: toMark(row.account), network: toMark(row.network) }] : [];
  });
}

/** Deletes events older than the retention period. */
export async function deleteOldSecurityEvents({ db, clock }: Platform): Promise<void> {
  const days = await readNumber(db, 'security_log_days');
  await deleteSecurityEventsBefore(db, toIso(clock.now().subtract({ hours: 24 * days })));
}

async function hashesOf({ db, secrets }: MemberContext, email: string): Promise<Buffer[]> {
  const memberId = await findMemberIdByEmail(db, email);
  return [hashAccount(secrets, { email }), hashAccount(secrets, { memberId })].filter((hash) => hash !== null);
}

function toMark(hash: Buffer | null): string | null {
  return hash && hash.toString('hex').slice(0, MARK_LENGTH);
}
