import { randomUUIDv7 } from 'node:crypto';
import type { AdminGiftCard, CardsPageQuery, GiftCardInput, GiftCardPatch } from '#domain/gift-cards/admin.ts';
import { withoutUndefined } from '#domain/kernel/apply-patch.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { countCards, deleteCard, findCard, insertCard, listCards, lockCard, updateCard } from './admin-queries.ts';
import { nameOf } from './service.ts';

export async function readAllGiftCards(context: MemberContext, input: CardsPageQuery): Promise<AdminGiftCard[]> {
  const page = parsePageRequest(input, ['instant', 'id']);
  const rows = await listCards(context.db, page, input?.search);
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]);
}

export async function readGiftCard({ db }: MemberContext, { id }: { id: string }): Promise<AdminGiftCard> {
  const card = await findCard(db, id);
  if (!card) throw refuse.notFound();
  return card;
}

export function readFigures({ db }: MemberContext) {
  return countCards(db);
}

export async function createGiftCard(context: MemberContext, input: GiftCardInput): Promise<AdminGiftCard> {
  return context.change(async (tx) => {
    const createdAt = toIso(context.clock.now());
    const card = await insertCard(tx, { ...input, id: randomUUIDv7(), createdAt });
    await recordAudit(tx, context, { action: 'giftCard.create', subject: subjectOf(card), after: card });
    return card;
  });
}

/** Changes a gift card that has not changed since the editor loaded it, its stock included. */
export async function updateGiftCard(context: MemberContext, input: GiftCardPatch): Promise<AdminGiftCard> {
  const { id, updatedAt, ...fields } = input;
  const patch = withoutUndefined(fields);
  return context.change(async (tx) => {
    const before = await lockKnown(tx, id);
    if (updatedAt !== undefined && updatedAt !== before.updatedAt) throw refuse.stale();
    const card = await updateCard(tx, id, patch, toIso(context.clock.now()));
    const { updatedAt: _then, ...was } = before;
    const { updatedAt: _now, ...is } = card;
    await recordAudit(tx, context, {
      action: 'giftCard.update',
      subject: subjectOf(card),
      before: was,
      after: is,
    });
    return card;
  });
}

export async function deleteGiftCard(context: MemberContext, { id }: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    const card = await lockKnown(tx, id);
    await deleteCard(tx, id);
    await recordAudit(tx, context, { action: 'giftCard.delete', subject: subjectOf(card), before: card });
  });
}

async function lockKnown(tx: Transaction, cardId: string): Promise<AdminGiftCard> {
  const card = await lockCard(tx, cardId);
  if (!card) throw refuse.notFound();
  return card;
}

function subjectOf(card: AdminGiftCard) {
  return { id: card.id, label: nameOf(card) };
}
