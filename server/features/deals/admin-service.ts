import { randomUUIDv7 } from 'node:crypto';
import type { AdminDeal, DealInput, DealPatch, DealsPageQuery } from '#domain/deals/admin.ts';
import { withoutUndefined } from '#domain/kernel/apply-patch.ts';
import { brand } from '#domain/kernel/brand.ts';
import { adminDealsText } from '#messages/en/admin/deals.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAudit, recordExport } from '#server/features/audit/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { toCsvFile } from '#server/platform/lists/csv.ts';
import { parsePageRequest, toPage, readPages } from '#server/platform/lists/paging.ts';
import { deleteDealRow, findDeal, insertDeal, listDeals, lockDeal, updateDealRow } from './admin-queries.ts';

export async function readAllDeals(context: MemberContext, input: DealsPageQuery): Promise<AdminDeal[]> {
  const page = parsePageRequest(input, ['instant', 'id']);
  const rows = await listDeals(context.db, page, input?.search);
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]);
}

export async function readDeal({ db }: MemberContext, { id }: { id: string }): Promise<AdminDeal> {
  const deal = await findDeal(db, id);
  if (!deal) throw refuse.notFound();
  return deal;
}

export async function createDeal(context: MemberContext, input: DealInput): Promise<AdminDeal> {
  checkDates(input);
  return context.change(async (tx) => {
    const createdAt = toIso(context.clock.now());
    const deal = await insertDeal(tx, { ...input, id: randomUUIDv7(), createdAt });
    await recordAudit(tx, context, { action: 'deal.create', subject: subjectOf(deal), after: deal });
    return deal;
  });
}

/** Changes a deal that has not changed since the editor loaded it. */
export async function updateDeal(context: MemberContext, input: DealPatch): Promise<AdminDeal> {
  const { id, updatedAt, ...fields } = input;
  const patch = withoutUndefined(fields);
  return context.change(async (tx) => {
    const before = await lockKnown(tx, id);
    if (updatedAt !== undefined && updatedAt !== before.updatedAt) throw refuse.stale();
    checkDates({ ...before, ...patch });
    return save(tx, context, before, patch);
  });
}

export async function toggleFeatured(context: MemberContext, { id }: { id: string }): Promise<AdminDeal> {
  return context.change(async (tx) => {
    const before = await lockKnown(tx, id);
    return save(tx, context, before, { isFeatured: !before.isFeatured });
  });
}

export async function deleteDeal(context: MemberContext, { id }: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    const deal = await lockKnown(tx, id);
    await deleteDealRow(tx, id);
    await recordAudit(tx, context, { action: 'deal.delete', subject: subjectOf(deal), before: deal });
  });
}

/** Returns the deals of every partner as a spreadsheet. */
export async function exportDeals(context: MemberContext) {
  const { db, clock } = context;
  const pages = readPages(
    (page) => listDeals(db, page),
    ({ createdAt, id }) => [createdAt, id],
  );
  const name = `${brand.slug}-partners-${todayInIndia(clock)}.csv`;
  await recordExport(context, 'deal.export', name);
  return toCsvFile(context, { name, heads: Object.values(adminDealsText.exportColumns), pages, toLine });
}

async function save(
  tx: Transaction,
  context: MemberContext,
  before: AdminDeal,
  patch: Partial<DealInput>,
): Promise<AdminDeal> {
  const deal = await updateDealRow(tx, before.id, patch, toIso(context.clock.now()));
  const { updatedAt: _then, ...was } = before;
  const { updatedAt: _now, ...is } = deal;
  await recordAudit(tx, context, { action: 'deal.update', subject: subjectOf(deal), before: was, after: is });
  return deal;
}

async function lockKnown(tx: Transaction, dealId: string): Promise<AdminDeal> {
  const deal = await lockDeal(tx, dealId);
  if (!deal) throw refuse.notFound();
  return deal;
}

function checkDates({ validFrom, validTo }: { validFrom: string; validTo: string }): void {
  if (validTo < validFrom) throw refuse.invalid('dates_reversed', adminDealsText.validToBeforeFrom);
}

function subjectOf({ id, businessName, title }: AdminDeal) {
  return { id, label: `${businessName}: ${title}` };
}

/** The cells of a deal, in the order of `adminDealsText.exportColumns`. */
function toLine(deal: AdminDeal): string[] {
  return [
    deal.businessName,
    deal.title,
    deal.category,
    deal.offerText ?? '',
    deal.location,
    deal.validFrom,
    deal.validTo,
    deal.isActive ? adminDealsText.live : adminDealsText.draft,
    String(deal.currentRedemptions),
    deal.maxRedemptions === null ? '' : String(deal.maxRedemptions),
    deal.partnershipFee ?? '',
    deal.contactInfo ?? '',
  ];
}
