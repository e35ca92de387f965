import type { z } from 'zod';
import { type Fields, isFields } from '#client/data/outbox/pending-mutation.ts';
import { contract } from '#domain/api.ts';
import type { AnyEndpoint } from '#domain/registry/endpoint.ts';
import type { Tab } from '../browser/browser.ts';
import { type Ledger, rowsOf, type Thing } from './ledger.ts';
import { type Noun, NOUNS, type NounName } from './nouns.ts';
import { pick, type Two, WORDS } from './typed-records.ts';

export const PAGE_ACTS = [
  'create',
  'create',
  'create',
  'edit',
  'edit',
  'delete',
  'restore',
  'tick',
  'tick',
  'clear',
] as const;

/** An act of a member on a screen, on the record and with the words that the numbers pick. */
export interface PageAct {
  act: (typeof PAGE_ACTS)[number];
  noun: NounName;
  which: number;
  typed: number;
}

/** Records that a member deleted, which their pages offer to restore. */
export type Undone = { noun: NounName; rows: readonly Fields[] }[];

interface Around {
  ledger: Ledger;
  two: Two;
  undone: Undone;
  /** Number that no other act of the script has. */
  place: number;
}

/** Makes an act on a page as a member does, and records what the page promises. Does nothing without a record. */
export async function actOn(tab: Tab, { act, noun: name, which, typed }: PageAct, around: Around): Promise<void> {
  const { ledger, two, undone, place } = around;
  const noun: Noun = act === 'tick' || act === 'clear' ? NOUNS.items : NOUNS[name];
  const ofNoun = act === 'tick' || act === 'clear' ? 'items' : name;
  const rows = rowsOf(tab, noun);
  if (!rows) return;
  const words = `${pick(WORDS, typed)} ${place}`;
  const offered = noun.isAuthors ? rows.filter(({ userId }) => userId === two.memberId) : rows;
  const row = offered[which % Math.max(offered.length, 1)];
  const list = rowsOf(tab, NOUNS.lists)?.[which % 3];
  switch (act) {
    case 'create': {
      if (noun.partOf !== undefined && !list) return;
      const whole = noun.partOf === undefined ? {} : { [noun.partOf]: list?.['id'] };
      const fields = { ...noun.typed(typed, two), [noun.words]: words };
      ledger.creations.push({
        noun: name,
        words,
        isRepeated: isFields(fields) && Reflect.get(fields, 'repeat') !== null,
      });
      const made = await answerOf(tab, ledger, noun.create, { ...whole, ...fields });
      if (made !== REJECTED && !isFields(made)) ledger.breach(`${noun.create} answered nothing`);
      if (!isFields(made)) return;
      const wholeId = noun.partOf === undefined ? null : String(list?.['id']);
      addThing(ledger, { id: String(made['id']), noun: name, wholeId });
      return;
    }
    case 'edit':
    case 'tick': {
      if (!row) return;
      const fields =
        act === 'edit' ? { ...edited(noun, typed, two), [noun.words]: words } : { isDone: row['isDone'] !== true };
      const promised = act === 'edit' ? { [noun.words]: words } : fields;
      await change(tab, ledger.things.get(String(row['id'])), promised, () =>
        answerOf(tab, ledger, noun.update, { ...pathOf(noun, row), ...fields }),
      );
      return;
    }
    case 'delete': {
      if (!row) return;
      endanger(ledger, ofNoun, [row]);
      undone.push({ noun: ofNoun, rows: [row] });
      const answer = await answerOf(tab, ledger, noun.delete, pathOf(noun, row));
      if (answer !== REJECTED && ledger.things.has(String(row['id']))) ledger.markGone(tab, String(row['id']));
      return;
    }
    case 'clear': {
      const listId = list?.['id'];
      const done = rows.filter((item) => item['listId'] === listId && item['isDone'] === true);
      if (done.length === 0) return;
      endanger(ledger, 'items', done);
      undone.push({ noun: 'items', rows: done });
      await answerOf(tab, ledger, 'lists.clearDone', { id: listId, itemIds: done.map(({ id }) => id) });
      return;
    }
    case 'restore': {
      const last = undone.pop();
      const [first] = last?.rows ?? [];
      if (!last || !first) return;
      const { restore, partOf } = NOUNS[last.noun] as Noun;
      endanger(ledger, last.noun, last.rows);
      for (const { id } of last.rows) ledger.markBack(String(id));
      const input =
        partOf === undefined ? { id: first['id'] } : { id: first[partOf], itemIds: last.rows.map(({ id }) => id) };
      await answerOf(tab, ledger, restore, input);
    }
  }
}

/** Returns the fields of an edit, which changes nothing about who sees the record. */
function edited(noun: Noun, typed: number, two: Two): Fields {
  const { isPrivate: _readers, ...fields } = noun.typed(typed, two);
  return fields;
}

/** Result of a call that the page has answered with an error. */
const REJECTED = Symbol('rejected');

async function answerOf(tab: Tab, ledger: Ledger, call: string, input: Fields): Promise<unknown> {
  const [resource = '', name = ''] = call.split('.');
  const calls: unknown = Reflect.get(tab.page.client, resource);
  const send = Reflect.get(calls as object, name) as (input: unknown) => Promise<unknown>;
  try {
    return await send(asSubmitted(call, input));
  } catch (error) {
    if (!(error instanceof Error) || !('status' in error)) throw error;
    if (error.status === 0) ledger.breach(`${call} was not kept although nothing of the server answered it`);
    return REJECTED;
  }
}

/** Returns the input as a form submits it: parsed by the schema of its call. */
function asSubmitted(call: string, input: Fields): unknown {
  const [resource = '', name = ''] = call.split('.');
  const endpoint = Reflect.get(Reflect.get(contract, resource) as object, name) as AnyEndpoint;
  const schema = endpoint['~orpc'].inputSchema as z.ZodType;
  return JSON.parse(JSON.stringify(schema.parse(input)));
}

function pathOf({ partOf }: Noun, row: Fields): Fields {
  return partOf === undefined ? { id: row['id'] } : { id: row[partOf], itemId: row['id'] };
}

/** Makes a change of a record, of which the page shows the fields once it has answered. */
async function change(tab: Tab, thing: Thing | undefined, fields: Fields, send: () => Promise<unknown>): Promise<void> {
  if (!thing) return void (await send());
  thing.writers.add(tab);
  thing.underWay += 1;
  const answer = await send();
  // Without its promise, a rejected change may still have been made.
  if (answer === REJECTED) return;
  thing.underWay -= 1;
  thing.changed = { by: tab, fields: { ...thing.changed?.fields, ...fields } };
}

function addThing(ledger: Ledger, { id, noun, wholeId }: Pick<Thing, 'id' | 'noun' | 'wholeId'>): void {
  const mayGo = wholeId !== null && (ledger.things.get(wholeId)?.mayGo ?? false);
  ledger.things.set(id, { id, noun, wholeId, mayGo, writers: new Set(), underWay: 0, changed: null });
}

/** Records that a page asks to delete or restore records, with their parts. */
function endanger(ledger: Ledger, noun: NounName, rows: readonly Fields[]): void {
  const ids = new Set(rows.map(({ id }) => String(id)));
  for (const thing of ledger.things.values())
    if (ids.has(thing.id) || (thing.wholeId !== null && ids.has(thing.wholeId))) thing.mayGo = true;
  for (const id of ids) if (!ledger.things.has(id)) addThing(ledger, { id, noun, wholeId: null });
  for (const id of ids) {
    const thing = ledger.things.get(id);
    if (thing) thing.mayGo = true;
  }
}
