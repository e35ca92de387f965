import type { Balance } from '#domain/balance/schema.ts';
import { rowLists } from '#domain/registry/records.ts';
import { applyMissing } from '#client/data/reads/apply-missing.ts';
import { withTogether } from '#client/data/reads/one-moment.ts';
import type { SentChange } from '#client/data/reads/sent-changes.ts';
import { isFields, type PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { idInPath } from '#client/data/outbox/plan-change.ts';
import type { OfflineContext } from '#client/data/outbox/offline-rules.ts';
import { rulesShownIn } from '../../support/all-rules.ts';
import type { MadeCall } from '../../support/couple-books.ts';
import type { Device } from '../../support/device.ts';
import { invalidatedBy, parsed, type ScreenReads, type Screens } from './pending-screen.ts';

/** Screens of a device that fetch only stale reads, as live updates tell them. */
export interface LiveScreens extends Screens {
  device: Device;
  /** Marks the reads that a change makes stale. */
  invalidate(call: string): void;
  /** Marks all reads as stale, as a new connection does. */
  invalidateAll(): void;
  /** Corrects or breaks the device's clock by a number of milliseconds. */
  moveClock(milliseconds: number): void;
}

interface Answer {
  data: unknown;
  moment: number;
}

export function openLiveScreens(device: Device, partnerId: string, reads: ScreenReads): LiveScreens {
  const answers = new Map<string, Answer>();
  const stale = new Set(Object.keys(reads));
  const confirmed: SentChange[] = [];
  let latest = 0;
  let offset = 0;
  const clock = () => Date.now() + offset;
  const nextMoment = () => (latest = Math.max(latest + 1, clock()));

  device.onConfirmed = (change) => {
    confirmed.push({ change: { ...change, order: 0 }, moment: nextMoment() });
  };

  function contextNow(): OfflineContext {
    const balance = answers.get('/api/finances/balance')?.data as Balance;
    return {
      partnerId,
      today: Temporal.Now.plainDateISO('Asia/Kolkata').toString(),
      defaultSplit: balance.isOn ? balance.default : null,
      findFetched: (resource, id) => {
        const path = Object.entries(reads).find(([, call]) => call === rowLists.get(resource))?.[0];
        const rows = path === undefined ? undefined : answers.get(path)?.data;
        return Array.isArray(rows) ? (rows.filter(isFields).find((row) => row['id'] === id) ?? null) : undefined;
      },
    };
  }

  async function show(path: string): Promise<unknown> {
    const pending = (await device.store.list()).filter(({ state }) => state !== 'refused');
    return showWith([...confirmed, ...pending.map(asMissing)], path);
  }

  function showWith(changes: readonly SentChange[], path: string): unknown {
    const answer = answers.get(path);
    if (!answer) throw new Error(`${path} was not fetched`);
    const id = idInPath(path);
    const queryKey = [reads[path]?.split('.'), id === null ? {} : { input: { id } }];
    const context: OfflineContext = {
      ...contextNow(),
      findShown: (call, of) => {
        const found = Object.keys(reads).find((each) => reads[each] === call && idInPath(each) === of);
        return found === undefined ? undefined : showWith(changes, found);
      },
    };
    return applyMissing({ queryKey, ...structuredClone(answer) }, changes, rulesShownIn, context);
  }

  return {
    device,
    show,
    answered: (path) => answers.get(path)?.data,
    async refresh() {
      const fetched: [string, unknown][] = [];
      for (const path of stale) {
        const response = await device.person.fetch(path);
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        fetched.push([path, await response.json()]);
      }
      for (const [path, data] of fetched) answers.set(path, { data, moment: nextMoment() });
      stale.clear();
    },
    async queue(made: MadeCall) {
      const change = device.make({ ...made, body: parsed(made) });
      const madeAt = new Date(clock()).toISOString();
      const outcome = await device.submit({ ...change, madeAt });
      if (outcome !== 'waiting' && outcome.ok) device.onConfirmed?.(change);
    },
    invalidate(call) {
      const resources = withTogether(invalidatedBy(call));
      for (const [path, read] of Object.entries(reads))
        if (resources.includes(read.split('.')[0] ?? '')) stale.add(path);
    },
    invalidateAll() {
      for (const path of Object.keys(reads)) stale.add(path);
    },
    moveClock(milliseconds) {
      offset += milliseconds;
    },
  };
}

function asMissing(change: PendingMutation): SentChange {
  return { change, moment: Number.POSITIVE_INFINITY };
}
