import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple } from '#tests/support/people.ts';
import { type Browser, openBrowser, type Tab } from './browser/browser.ts';
import { type Fault, FAULTS } from './browser/network.ts';
import { expectAgreement, settle } from './support/agreement.ts';
import { fillLists } from './support/fill-lists.ts';
import { createLedger } from './support/ledger.ts';
import { NOUN_NAMES } from './support/nouns.ts';
import { actOn, PAGE_ACTS, type Undone } from './support/page-acts.ts';

/** Number of scripts; `npm run check` takes more. */
const SCRIPTS = Number(process.env['DEVICE_SCRIPTS'] ?? 60);
const SEED = Number(process.env['DEVICE_SEED'] ?? 20261130);
/** Time after which a run of the usual number begins no further script, in milliseconds. */
const BUDGET_MS = 60_000;
const SECONDS_EACH = 20;

const HOUR_MS = 3_600_000;
/** Browsers of the script, by the member that each belongs to: two of the first, one of the second. */
const OWNERS = [0, 0, 1] as const;
/** Browsers of the pages: the first browser has two. */
const PAGES = [0, 0, 1, 2] as const;

const tab = fc.nat({ max: PAGES.length - 1 });
const browser = fc.nat({ max: OWNERS.length - 1 });
const faults = fc.oneof(
  { weight: 3, arbitrary: fc.constant<(Fault | 'none')[]>([]) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom('none' as const, ...FAULTS), { minLength: 1, maxLength: 3 }) },
);
const anyStep = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      act: fc.constantFrom(...PAGE_ACTS),
      noun: fc.constantFrom(...NOUN_NAMES, 'items' as const),
      which: fc.nat({ max: 11 }),
      typed: fc.nat({ max: 40 }),
      tab,
      faults,
      /** The next step comes while the call is under way. */
      isAtOnce: fc.boolean(),
      /** Turns of the event loop after which the page is closed. */
      killedAfter: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat({ max: 60 }) }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('network' as const), browser, isOnline: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('pull' as const, 'send' as const), tab, faults }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sleep' as const), tab, isDeaf: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sync' as const), browser, faults }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('evict' as const, 'release' as const), browser }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('live' as const), browser, isLive: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('clock' as const), browser, hours: fc.integer({ min: -40, max: 40 }) }),
  },
);
const script = fc.record({
  steps: fc.array(anyStep, { minLength: 8, maxLength: 24, size: 'max' }),
  /** True if members keep their own version in conflicts. */
  keepsMine: fc.boolean(),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Each> ? Each : never;
type Script = typeof script extends fc.Arbitrary<infer Each> ? Each : never;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

test(
  `shows one truth on all devices of two members, over ${SCRIPTS} scripts of faults`,
  { timeout: SCRIPTS * SECONDS_EACH * 1000 },
  async () => {
    await fc.assert(fc.asyncProperty(script, run), {
      numRuns: SCRIPTS,
      seed: SEED,
      endOnFailure: true,
      ...(process.env['DEVICE_SCRIPTS'] === undefined && { interruptAfterTimeLimit: BUDGET_MS }),
    });
  },
);

async function run({ steps, keepsMine }: Script): Promise<void> {
  const people = await registerCouple(app);
  const couple = await people[0].api.couples.current();
  if (!couple) throw new Error('The two have joined');
  await fillLists(people);
  const ledger = createLedger();
  const browsers = OWNERS.map((owner) => openBrowser(at(people, owner), couple));
  const live = new Set(browsers);
  const tabs: Tab[] = [];
  for (const place of PAGES) tabs.push(await open(at(browsers, place)));
  const undone = tabs.map((): Undone => []);
  const underWay: Promise<void>[] = [];
  /** Numbers of acts without an answer. */
  const sending = new Map<Browser, number>();
  await rest();

  async function open(of: Browser): Promise<Tab> {
    const opened = await of.openTab();
    ledger.follow(opened);
    return opened;
  }

  async function reopen(place: number): Promise<void> {
    const { browser: of, kill } = at(tabs, place);
    kill();
    undone[place] = [];
    tabs[place] = await open(of);
  }

  async function rest(): Promise<void> {
    for (const each of browsers) await each.activity.rest();
  }

  async function act(acted: Extract<Step, { kind: 'act' }>, place: number): Promise<void> {
    const on = at(tabs, acted.tab);
    const { user } = on.browser.person;
    const partner = people.find((person) => person.user.id !== user.id);
    const two = { memberId: user.id, partnerId: partner?.user.id ?? '' };
    on.browser.network.breakNext(acted.faults);
    const acting = actOn(on, acted, { ledger, two, undone: at(undone, acted.tab), place }).then(() => ledger.check(on));
    underWay.push(acting);
    const { browser: of } = on;
    sending.set(of, (sending.get(of) ?? 0) + 1);
    void acting.then(() => sending.set(of, (sending.get(of) ?? 0) - 1));
    if (acted.killedAfter !== null) {
      for (let turn = 0; turn < acted.killedAfter; turn += 1) await new Promise(setImmediate);
      await reopen(acted.tab);
    }
  }

  for (const [place, each] of steps.entries()) {
    await take(each, place);
    for (const one of tabs) if (live.has(one.browser)) one.page.pullSoon();
    if (!('isAtOnce' in each && each.isAtOnce)) await rest();
    ledger.expectKept();
  }

  async function take(each: Step, place: number): Promise<void> {
    switch (each.kind) {
      case 'act':
        return act(each, place);
      case 'network':
        return at(browsers, each.browser).setOnline(each.isOnline);
      case 'pull':
        at(tabs, each.tab).browser.network.breakNext(each.faults);
        return at(tabs, each.tab).page.pullSoon();
      case 'send':
        at(tabs, each.tab).browser.network.breakNext(each.faults);
        return void at(tabs, each.tab).page.send();
      case 'kill':
        return reopen(each.tab);
      case 'sleep':
        return at(tabs, each.tab).setDeaf(each.isDeaf);
      case 'sync':
        at(browsers, each.browser).network.breakNext(each.faults);
        return void at(browsers, each.browser).syncInBackground();
      case 'evict':
        // A browser evicts nothing that is being written.
        await rest();
        // A page stores a change that is being sent again only with its answer.
        if ((sending.get(at(browsers, each.browser)) ?? 0) === 0) at(browsers, each.browser).evict();
        return rest();
      case 'release':
        return at(browsers, each.browser).network.release();
      case 'live': {
        const one = at(browsers, each.browser);
        return void (each.isLive ? live.add(one) : live.delete(one));
      }
      case 'clock':
        return at(browsers, each.browser).setClock(each.hours * HOUR_MS);
    }
  }

  await settle(browsers, keepsMine);
  await Promise.all(underWay.map((acting) => Promise.race([acting, rest()])));
  ledger.expectKept();
  for (const one of tabs) await expectAgreement(one, ledger);
  // A start without a network shows the same.
  for (const [place, one] of tabs.entries()) {
    one.browser.setOnline(false);
    await reopen(place);
    await rest();
    await expectAgreement(at(tabs, place), ledger);
    expect(at(tabs, place).page.pending()).toEqual([]);
  }
  ledger.expectKept();
  for (const one of tabs) one.kill();
}

function at<Each>(all: readonly Each[], place: number): Each {
  const found = all[place];
  if (found === undefined) throw new Error(`There is no number ${place}`);
  return found;
}
