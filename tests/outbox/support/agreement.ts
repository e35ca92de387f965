import { expect } from 'vitest';
import { type Fields, isFields } from '#client/data/outbox/pending-mutation.ts';
import type { Browser, Tab } from '../browser/browser.ts';
import { type Ledger, rowsOf } from './ledger.ts';
import { NOUNS } from './nouns.ts';
import { OF_ANOTHER_SHAPE, publicAnswers } from './public-answers.ts';

/** Rounds of sending after which nothing is left: each decides on one conflict of a record. */
const ROUNDS = 40;

/** Gives all browsers a network and lets them send everything. Members decide on each conflict alike. */
export async function settle(browsers: readonly Browser[], keepsMine: boolean): Promise<void> {
  for (const { network } of browsers) {
    network.breakNext([]);
    network.release();
  }
  for (const { tabs } of browsers) for (const tab of tabs) tab.setDeaf(false);
  for (const browser of browsers) browser.setOnline(true);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { tabs, activity, network } of browsers) {
      for (const { page } of tabs) await page.send();
      await activity.rest();
      // A request under way may have become late meanwhile.
      network.release();
      await activity.rest();
    }
    let isLeft = false;
    for (const { tabs } of browsers)
      for (const { page } of tabs)
        for (const change of page.pending()) {
          isLeft = true;
          if (change.state !== 'waiting')
            await page.decide(change, change.state === 'stale' && keepsMine ? 'retry' : 'drop');
        }
    if (!isLeft) break;
  }
  // The live stream announces what has changed.
  for (const { tabs } of browsers) for (const { page } of tabs) page.pullSoon();
  for (const { activity } of browsers) await activity.rest();
  for (const { tabs } of browsers) for (const { page } of tabs) expect(page.pending()).toEqual([]);
}

/** Expects a page at rest to show what the server answers, and each creation to have made one record at most. */
export async function expectAgreement(tab: Tab, ledger: Ledger): Promise<void> {
  const { page, browser } = tab;
  const { person } = browser;
  const isCompared = (name: string) => name in publicAnswers || OF_ANOTHER_SHAPE.has(name);
  expect(page.readNames().filter((name) => !isCompared(name))).toEqual([]);
  for (const [name, read] of Object.entries(publicAnswers))
    for (const { input, answer, isUnordered } of await read(person.api)) {
      const shown = page.read(name, input);
      const ordered = isUnordered ? [shown, answer].map(byId) : [shown, answer];
      expect({ name, input, data: ordered[0] }).toEqual({ name, input, data: ordered[1] });
    }
  expect(page.confirmed()).toEqual([]);
  for (const { noun, words, isRepeated } of ledger.creations) {
    if (isRepeated) continue;
    const made = (rowsOf(tab, NOUNS[noun]) ?? []).filter((row) => row[NOUNS[noun].words] === words);
    expect(made.length, `records of ${words}`).toBeLessThanOrEqual(1);
  }
}

/** Returns rows in the order of their ids, or of their titles if they have none. */
export function byId(rows: unknown): unknown {
  const nameOf = (row: Fields) => String(row['id'] ?? row['title']);
  return Array.isArray(rows)
    ? rows.filter(isFields).toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
    : rows;
}
