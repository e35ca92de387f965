import { DealInput } from '#domain/deals/admin.ts';
import { insertDeal } from '#server/features/deals/admin-queries.ts';
import { toIso } from '#server/platform/clock.ts';
import type { TestApp } from './app.ts';

/** Creates a deal that runs for a month from yesterday, unless `details` override it. */
export function makeDeal(app: TestApp, details: Record<string, unknown> = {}) {
  const now = app.platform.clock.now();
  const today = now.toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
  const deal = DealInput.parse({
    title: 'Two for one',
    businessName: 'Kaapi House',
    description: 'Coffee for two at the price of one',
    category: 'cafe',
    location: 'Navrangpura, Ahmedabad',
    validFrom: today.subtract({ days: 1 }).toString(),
    validTo: today.add({ days: 30 }).toString(),
    ...details,
  });
  return app.database.db
    .transaction()
    .execute((tx) => insertDeal(tx, { ...deal, id: crypto.randomUUID(), createdAt: toIso(now) }));
}
