import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWER_MAX_BYTES } from '#domain/kernel/paging.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { answerForBoth } from '#tests/support/daily-answers.ts';
import { makePremium, registerCouple, type Person } from '#tests/support/people.ts';
import { createRecord, recordCalls } from '#tests/support/records/calls.ts';
import { fillTables, lengthenTexts, listReads } from '#tests/support/records/large-couple.ts';
import { queries } from './member-calls.ts';
import { ownedObjects } from './owned-objects.ts';

/** More rows of each kind than a page has. */
const COPIES = 520;
/** Pages of a list that are measured. */
const PAGES = 3;
/** Reads that a couple with a history does not have, with the reason. */
const refused: Readonly<Record<string, string>> = {
  'couples.readInvitation': 'the couple is complete',
};

const reads = listReads();
const addresses = new Map<string, string>();

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await createTestApp();
  const two = await registerCouple(app);
  const [, partner] = two;
  [owner] = two;
  await makePremium(app, owner);
  await owner.api.balance.changeSplitting({ isOn: true });
  for (const calls of recordCalls)
    if (calls.record.trash || calls.record.name === 'recurringExpenses')
      await createRecord(
        owner,
        calls,
        runInLanguage('en', () => calls.fields()),
      );
  await owner.api.concierge.create({ kind: 'gift', occasion: 'Birthday', budget: '500', wishes: 'Radios' });
  await answerForBoth(two);
  await partner.api.nudges.send({ message: 'Chai?' });
  for (const { name, path } of reads) {
    const { parameters = {} } = (await ownedObjects[name]?.(owner, partner, app)) ?? {};
    addresses.set(
      name,
      path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => parameters[key] ?? ''),
    );
  }
  const { coupleId } = await owner.api.accounts.me();
  const couple = { coupleId, userIds: [owner.user.id, partner.user.id] };
  await lengthenTexts(app.database.pool, couple);
  await fillTables(app.database.pool, { ...couple, copies: COPIES });
}, 120_000);
afterAll(() => app.close());

test('looks at every read of members that answers JSON', () => {
  expect(reads.length).toBeGreaterThan(60);
});

test.each(reads)('answers less than a megabyte with many rows of the longest texts: $name', async ({ name }) => {
  const address = addresses.get(name) ?? '';
  for (const limit of ['', 'limit=500']) {
    const query = [queries[name], limit].filter(Boolean).join('&');
    let cursor: string | null = '';
    for (let page = 0; page < PAGES && cursor !== null; page += 1) {
      const response = await owner.fetch(`${address}?${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      const body = await response.text();
      if (response.status === 400 && limit !== '') break;
      expect(response.status < 300 || name in refused, `${address}: ${body.slice(0, 200)}`).toBe(true);
      expect(Buffer.byteLength(body)).toBeLessThan(ANSWER_MAX_BYTES);
      cursor = response.headers.get('x-next-cursor');
    }
  }
});
