import { randomUUIDv7 } from 'node:crypto';
import type { AdminDeal, DealInput, DealPatch, DealsPart } from '#contract/admin/deals.ts';
import { brand } from '#contract/brand.ts';
import { adminDealsText } from '#messages/en/admin/deals.ts';
import { fieldsText } from '#messages/en/fields.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { toCsvFile } from '#server/platform/lists/csv.ts';
import { refuse } from '#server/platform/errors.ts';
import { closePart, openPart, readPages } from '#server/platform/lists/paging.ts';
import { deleteDealRow, findDeal, insertDeal, listDeals, lockDeal, updateDeal } from './admin-queries.ts';

export async function readAllDeals(context: MemberContext, input: DealsPart): Promise<AdminDeal[]> {
  const part = openPart(input, ['instant', 'id']);
  const rows = await listDeals(context.db, part, input?.search);
  return closePart(context, rows, part, ({ createdAt, id }) => [createdAt, id]);
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

/** Changes a deal that is still the one that the editor was shown. */
export async function changeDeal(context: MemberContext, input: DealPatch): Promise<AdminDeal> {
  const { id, updatedAt, ...patch } = input;
  return context.change(async (tx) => {
    const before = await lockKnown(tx, id);
    if (updatedAt !== undefined && updatedAt !== before.updatedAt) throw refuse.conflict(fieldsText.stale);
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

/** Every partner's deals for a spreadsheet. */
export function exportDeals({ db, clock }: MemberContext) {
  const pages = readPages(
    (part) => listDeals(db, part),
    ({ createdAt, id }) => [createdAt, id],
  );
  const fileName = `${brand.slug}-partners-${todayInIndia(clock)}.csv`;
  return toCsvFile(fileName, Object.values(adminDealsText.exportColumns), pages, toLine);
}

async function save(
  tx: Transaction,
  context: MemberContext,
  before: AdminDeal,
  patch: Partial<DealInput>,
): Promise<AdminDeal> {
  const deal = await updateDeal(tx, before.id, patch, toIso(context.clock.now()));
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
  if (validTo < validFrom) throw refuse.invalid(adminDealsText.validToBeforeFrom);
}

function subjectOf({ id, businessName, title }: AdminDeal) {
  return { id, label: `${businessName}: ${title}` };
}

/** In the order of `adminDealsText.exportColumns`. */
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
