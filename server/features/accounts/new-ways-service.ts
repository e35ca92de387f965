import { randomBytes } from 'node:crypto';
import { NEW_WAY_DAYS } from '#domain/accounts/facts.ts';
import type { NewWay } from '#domain/accounts/passwords.ts';
import { accountsText } from '#messages/accounts.ts';
import type { Transaction } from '#server/db/database.ts';
import { holdSignIn, listNewFactors, removeFactors } from '#server/features/second-factors/new-factors-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { endAccess } from './access-service.ts';
import { waysRemovedMail } from './emails.ts';
import { findTicketOwner, consumeTicket, upsertTicket } from './ticket-queries.ts';
import { findContact } from './user-queries.ts';

const TICKET_MINUTES = 15;

/** The sign-in methods that were added to the account in the last `NEW_WAY_DAYS` days. */
export function listNewWays(tx: Transaction, { clock }: Platform, userId: string): Promise<NewWay[]> {
  return listNewFactors(tx, userId, toIso(clock.now().subtract({ hours: NEW_WAY_DAYS * 24 })));
}

/** Creates a ticket that lets the browser of a reset remove sign-in methods. Only the ticket's hash is stored. */
export async function issueTicket(tx: Transaction, platform: Platform, userId: string): Promise<string> {
  const now = platform.clock.now();
  const ticket = randomBytes(32).toString('base64url');
  await upsertTicket(tx, userId, {
    hash: hashTicket(platform, ticket),
    createdAt: toIso(now),
    expiresAt: toIso(now.add({ minutes: TICKET_MINUTES })),
  });
  return ticket;
}

/**
 * Removes the chosen sign-in methods and all that were added after the reset. An intruder may have used one to add
 * another, so every session ends too.
 */
export async function removeNewWays(
  context: PublicContext,
  input: { ticket: string; ids: readonly string[] },
): Promise<{ message: string }> {
  const hash = hashTicket(context, input.ticket);
  const userId = await findTicketOwner(context.db, hash);
  if (userId === null) throw refuseTicket();
  await context.changeFor(async (tx) => {
    await holdSignIn(tx, userId);
    const ticket = await consumeTicket(tx, hash, toIso(context.clock.now()));
    if (!ticket) throw refuseTicket();
    const known = await listNewWays(tx, context, userId);
    if (!input.ids.every((id) => known.some((way) => way.id === id))) throw refuse.notFound();
    const removed = known.filter(
      ({ id, addedAt }) => input.ids.includes(id) || Temporal.Instant.compare(addedAt, ticket.createdAt) > 0,
    );
    await removeFactors(tx, userId, removed);
    await endAccess(tx, userId);
    await context.mail.send(tx, waysRemovedMail(await findContact(tx, userId), removed));
    return { result: undefined, audience: [userId] };
  });
  context.setSession(null);
  return { message: accountsText.waysRemoved };
}

function hashTicket({ secrets }: Platform, ticket: string): Buffer {
  return secrets.hash('reset-ticket', ticket);
}

function refuseTicket() {
  return refuse.invalid('code_invalid', accountsText.ticketInvalid);
}
