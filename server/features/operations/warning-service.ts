import { WARNING_KINDS, type WarningKind } from '#domain/operations/facts.ts';
import type { Warning } from '#domain/operations/schema.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { listWarnings, upsertWarning } from './queries.ts';

/** Days after which an unrepeated warning counts as resolved. Each start repeats a current one. */
const SHOWN_DAYS = 30;

/** Stores a warning for the admins of this installation. A failure is only logged. */
export function recordWarning({ db, clock, log }: Platform, kind: WarningKind, detail: string): void {
  upsertWarning(db, { kind, detail, seenAt: toIso(clock.now()) }).catch((error: unknown) =>
    log.warn({ err: error }, 'a warning was not kept'),
  );
}

export async function readWarnings({ db, clock }: MemberContext): Promise<Warning[]> {
  const rows = await listWarnings(db, toIso(clock.now().subtract({ hours: 24 * SHOWN_DAYS })));
  return rows.flatMap(({ kind, ...row }) => {
    const known = WARNING_KINDS.find((each) => each === kind);
    return known ? [{ id: known, kind: known, ...row }] : [];
  });
}
