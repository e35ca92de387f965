import { expect } from 'vitest';
import { type Fields, isFields } from '#client/data/outbox/pending-mutation.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import type { Browser, Tab } from '../browser/browser.ts';
import { type Noun, NOUN_NAMES, NOUNS, type NounName } from './nouns.ts';

/** A record that a script has created, with what its screens promised. */
export interface Thing {
  id: string;
  noun: NounName;
  /** Id of its whole. */
  wholeId: string | null;
  /** True once a page has asked to delete or restore it or its whole. */
  mayGo: boolean;
  /** Pages that have asked to change it; with two of them either may win. */
  writers: Set<Tab>;
  /** Changes that have no answer yet. */
  underWay: number;
  /** Fields that its only writer has changed, after the answer. */
  changed: { by: Tab; fields: Fields } | null;
}

export interface Creation {
  noun: NounName;
  words: string;
  /** True if the item of a list repeats, so that a tick makes another of the same words. */
  isRepeated: boolean;
}

/** Promises of the pages of a script to their members, checked against each frame that they show. */
export interface Ledger {
  things: Map<string, Thing>;
  creations: Creation[];
  /** Checks each frame of a page from now on. */
  follow(tab: Tab): void;
  /** Checks what a page shows now. */
  check(tab: Tab): void;
  /** Records that a page has deleted a record and was answered; the row is not to come back. */
  markGone(tab: Tab, id: string): void;
  /** Records that a page has asked to restore the record. */
  markBack(id: string): void;
  /** Records a broken promise. */
  breach(fault: string): void;
  /** Throws the first broken promise. */
  expectKept(): void;
}

export function createLedger(): Ledger {
  const things = new Map<string, Thing>();
  const broken: string[] = [];
  /** Ids that the pages of a browser have shown or were promised. */
  const shownIn = new Map<Browser, Set<string>>();
  const shownBy = new Map<Tab, Set<string>>();
  /** Ids that were deleted in a browser. */
  const goneIn = new Map<Tab, Set<string>>();
  /** Ids that a page has asked to restore, perhaps without a network until later. */
  const back = new Set<string>();
  const readsBy = new Map<Tab, Set<string>>();
  const openedAfter = new Map<Tab, number>();
  let count = 0;

  function check(tab: Tab): void {
    if (tab.isClosed) return;
    count += 1;
    const say = (fault: string) => broken.push(`${fault} (frame ${count})`);
    for (const name of NOUN_NAMES) {
      const rows = rowsOf(tab, NOUNS[name]);
      const reads = readsBy.get(tab) ?? new Set();
      if (!rows) {
        if (reads.has(name)) say(`${name} were shown and are not any more`);
        continue;
      }
      readsBy.set(tab, reads.add(name));
      checkRows(tab, name, rows, say);
    }
    checkCounts(tab, say);
    checkSums(tab, say);
  }

  function checkRows(tab: Tab, name: NounName, rows: readonly Fields[], say: (fault: string) => void): void {
    const byId = new Map(rows.map((row) => [String(row['id']), row]));
    if (byId.size < rows.length) say(`a row of ${name} is shown twice`);
    const shown = shownBy.get(tab) ?? new Set();
    for (const id of byId.keys()) {
      shown.add(id);
      shownIn.get(tab.browser)?.add(id);
      if (goneIn.get(tab)?.has(id)) say(`${name} ${id} is back after its deletion`);
    }
    for (const id of shown) {
      const thing = things.get(id);
      if (thing?.noun !== name || thing.mayGo) continue;
      const row = byId.get(id);
      if (!row) say(`${name} ${id} has vanished`);
      const { changed, writers, underWay } = thing;
      const isOwn = changed && (changed.by === tab || isLater(tab, changed.by));
      if (!row || !isOwn || writers.size > 1 || underWay > 0) continue;
      for (const [field, value] of Object.entries(changed.fields))
        if (row[field] !== value)
          say(`${name} ${id} shows ${field} ${JSON.stringify(row[field])}, not ${JSON.stringify(value)}`);
    }
  }

  const isLater = (tab: Tab, other: Tab) =>
    tab.browser === other.browser && (openedAfter.get(tab) ?? 0) > (openedAfter.get(other) ?? 0) && other.isClosed;

  function checkCounts(tab: Tab, say: (fault: string) => void): void {
    for (const list of rowsOf(tab, NOUNS.lists) ?? []) {
      const items = tab.page.read('listItemsRead', { id: list['id'] });
      if (!Array.isArray(items)) continue;
      const open = items.filter((item) => isFields(item) && item['isDone'] === false).length;
      if (list['itemCount'] !== items.length || list['openCount'] !== open)
        say(
          `a list counts ${String(list['openCount'])} of ${String(list['itemCount'])}, not ${open} of ${items.length}`,
        );
    }
  }

  /** The sum of a year, the balance's and the filters' are those of the rows below them. */
  function checkSums(tab: Tab, say: (fault: string) => void): void {
    const rows = rowsOf(tab, NOUNS.expenses);
    const summary = tab.page.read('summaryRead', null);
    if (!rows || !isFields(summary) || !isFields(summary['expenses'])) return;
    const { total, count: summed } = summary['expenses'];
    const paise = rows.reduce((sum, { amount }) => sum + toPaise(String(amount)), 0n);
    if (total !== fromPaise(paise) || summed !== rows.length)
      say(`money sums ${String(summed)} rows to ${String(total)}, not ${rows.length} to ${fromPaise(paise)}`);
  }

  return {
    things,
    creations: [],
    check,
    follow(tab) {
      const ofBrowser = shownIn.get(tab.browser) ?? new Set();
      shownIn.set(tab.browser, ofBrowser);
      // Everything that a page has shown is stored, so that a later one shows it.
      shownBy.set(tab, new Set(ofBrowser));
      openedAfter.set(tab, openedAfter.size);
      let isAwaited = false;
      tab.page.watch(() => {
        if (isAwaited) return;
        isAwaited = true;
        queueMicrotask(() => {
          isAwaited = false;
          check(tab);
        });
      });
      check(tab);
    },
    markGone(tab, id) {
      const gone = goneIn.get(tab) ?? new Set();
      if (!back.has(id)) goneIn.set(tab, gone.add(id));
    },
    markBack(id) {
      back.add(id);
      for (const gone of goneIn.values()) gone.delete(id);
    },
    breach: (fault) => void broken.push(fault),
    expectKept: () => expect(broken.slice(0, 1)).toEqual([]),
  };
}

/** Returns the rows of a noun as a page shows them; `null` before they are there. */
export function rowsOf(tab: Tab, { read, input = null }: Noun): Fields[] | null {
  const rows = tab.page.read(read, input);
  return Array.isArray(rows) ? rows.filter(isFields) : null;
}
