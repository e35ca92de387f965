import { GiftCardInput } from '#domain/gift-cards/admin.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertCard } from '#server/features/gift-cards/admin-queries.ts';
import { bookCoins } from '#server/features/wallet/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { TestApp } from './app.ts';
import { makeVerified, registerPerson, type Person } from './people.ts';

/** Creates a gift card of ₹500 for 100 coins with a large stock, unless `details` override it. */
export function makeGiftCard(app: TestApp, details: Record<string, unknown> = {}) {
  const card = GiftCardInput.parse({
    title: 'Amazon',
    category: 'shopping',
    description: 'For everything',
    denomination: 500,
    pointsCost: 100,
    ...details,
  });
  const createdAt = toIso(app.platform.clock.now());
  return inTransaction(app.database.db, (tx) => insertCard(tx, { ...card, id: crypto.randomUUID(), createdAt }));
}

export async function giveCoins(app: TestApp, { user }: Person, amount: number): Promise<void> {
  await inTransaction(app.database.db, (tx) =>
    bookCoins(tx, app.platform, {
      userId: user.id,
      amount,
      cause: 'other',
      causeKey: crypto.randomUUID(),
      params: { description: 'A present' },
    }),
  );
}

/** Makes a member part of a verified couple, registered longer ago than the waiting period of new members. */
export async function makeRedeemer(app: TestApp, person: Person): Promise<void> {
  const partner = await registerPerson(app, 'Arjun');
  const { inviteCode } = await person.api.couples.create({ name: 'Savers' });
  await partner.api.couples.join({ inviteCode });
  for (const member of [person, partner]) {
    await makeVerified(app, member);
    await app.database.pool.query(
      `update users set created_at = (created_at at time zone 'UTC' - interval '60 days') at time zone 'UTC' where id = $1`,
      [member.user.id],
    );
  }
}

/** Registers a member who may redeem gift cards, with coins. */
export async function registerSaver(app: TestApp, coins: number, firstName?: string): Promise<Person> {
  const person = await registerPerson(app, firstName);
  await makeRedeemer(app, person);
  if (coins > 0) await giveCoins(app, person, coins);
  return person;
}
