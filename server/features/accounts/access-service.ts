import type { Transaction } from '#server/db/database.ts';
import { endFeed } from '#server/features/dates/calendar-service.ts';
import { endPush } from '#server/features/notifications/push-service.ts';
import { holdSignIn } from '#server/features/second-factors/new-factors-service.ts';
import { endCeremonies } from '#server/features/second-factors/service.ts';
import { deleteSessionsOf } from './session-queries.ts';
import { deleteTicket } from './ticket-queries.ts';

/**
 * Ends everything begun under the previous password: passkey and authenticator ceremonies, and the ticket of a reset.
 */
export async function endBegun(tx: Transaction, userId: string): Promise<void> {
  await endCeremonies(tx, userId);
  await deleteTicket(tx, userId);
}

/**
 * Ends every session of the member, their push subscriptions and their calendar feed. Called before any row is locked.
 */
export async function endAccess(tx: Transaction, userId: string): Promise<void> {
  await holdSignIn(tx, userId);
  await endBegun(tx, userId);
  await deleteSessionsOf(tx, userId);
  await endPush(tx, userId);
  await endFeed(tx, userId);
}
