import { contract } from '#domain/api.ts';
import type { Balance } from '#domain/balance/schema.ts';
import type { AnyEndpoint } from '#domain/registry/endpoint.ts';
import type { FinanceSummary } from '#domain/statement/schema.ts';
import { type Fields, isFields } from '#client/data/outbox/pending-mutation.ts';
import { idInPath, withAlsoChanged } from '#client/data/outbox/plan-change.ts';
import type { OfflineContext, ShownRead, Spent } from '#client/data/outbox/offline-rules.ts';
import type { z } from 'zod';
import { rulesOf, rulesShownIn } from '../../support/all-rules.ts';
import type { MadeCall } from '../../support/couple-books.ts';
import type { Device } from '../../support/device.ts';

/** Reads of a member's screens that show pending changes: the call and its path. */
export type ScreenReads = Readonly<Record<string, string>>;

/** Screens of a member: the server's answers, with the pending changes of the device applied. */
export interface Screens {
  /** Fetches all reads again. */
  refresh(): Promise<void>;
  /** Returns the read at a path as a screen shows it. */
  show(path: string): Promise<unknown>;
  /** Returns the server's last answer to a read. */
  answered(path: string): unknown;
  /** Queues a call on an object that a list shows; `before` defaults to that object. */
  queue(made: MadeCall): Promise<void>;
}

export function openScreens(device: Device, partnerId: string, reads: ScreenReads): Screens {
  const answers = new Map<string, unknown>();

  function contextNow(): OfflineContext {
    const today = Temporal.Now.plainDateISO('Asia/Kolkata').toString();
    const balance = answers.get('/api/finances/balance') as Balance;
    return { partnerId, today, defaultSplit: balance.isOn ? balance.default : null };
  }

  async function spentNow(context: OfflineContext): Promise<Spent> {
    const { expenses } = (await apply('statement.readSummary', '/api/finances/summary', context)) as FinanceSummary;
    const month = expenses.months.find((each) => each.month === context.today.slice(0, 7));
    const categories = month?.categories.map(({ category, total }) => [category, total] as const) ?? [];
    return Object.fromEntries([['total', month?.total ?? '0.00'], ...categories]);
  }

  async function apply(call: string, path: string, context: OfflineContext): Promise<unknown> {
    const changes = await device.store.list();
    const show = (shownCall: string, shownPath: string): unknown => {
      const { pathname, searchParams } = new URL(shownPath, 'http://jugal.test');
      const read: ShownRead = {
        ...context,
        objectId: idInPath(pathname),
        query: searchParams,
        findShown: (other, id) => {
          const found = Object.entries(reads).find(([at, each]) => each === other && idInPath(at) === id);
          return found && show(other, found[0]);
        },
      };
      return rulesShownIn(shownCall).reduce(
        (data, rules) => rules.reads?.[shownCall]?.(data, changes, read) ?? data,
        structuredClone(answers.get(shownPath)),
      );
    };
    return show(call, path);
  }

  const callOf = (path: string) => {
    const call = Object.entries(reads).find(([read]) => read === path)?.[1];
    if (call === undefined) throw new Error(`No screen reads ${path}`);
    return call;
  };

  const screens: Screens = {
    async refresh() {
      for (const path of Object.keys(reads)) {
        const response = await device.person.fetch(path);
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        answers.set(path, await response.json());
      }
    },
    show: async (path) => apply(callOf(path), path, contextNow()),
    answered: (path) => answers.get(path),
    async queue(made) {
      const change = device.make({ ...made, body: parsed(made) });
      const rules = rulesOf(made.call);
      const before = made.before ?? rules?.beforeFirst?.(change.objectId, await spentNow(contextNow())) ?? null;
      const madeAt = nextMoment();
      const altering = { ...change, before, madeAt };
      const records = rules?.isAlsoChanged ? rowsIn(await screens.show('/api/date-events')) : [];
      const outcome = await device.submit({
        ...change,
        ...withAlsoChanged(rules, altering, records),
        madeAt,
        before: rules?.calls[made.call] === 'create' ? null : before,
        body: change.body,
      });
      if (outcome !== 'waiting') throw new Error(`${made.call} was not queued`);
    },
  };
  return screens;
}

let latest = 0;

/** Returns the present instant, later than all before, because no member fills in two forms in a millisecond. */
function nextMoment(): string {
  latest = Math.max(latest + 1, Date.now());
  return new Date(latest).toISOString();
}

/** Returns the body as a form sends it: parsed by the schema of its call. */
export function parsed({ call, path, body }: MadeCall): Fields | null {
  if (body === null) return null;
  const [resource = '', name = ''] = call.split('.');
  const { inputSchema, route } = endpointOf(Reflect.get(Reflect.get(contract, resource), name));
  const parts = path.split('/');
  const inPath = (route.path ?? '').split('/').flatMap((part, index) => {
    const field = /^\{(\w+)\}$/.exec(part)?.[1];
    return field === undefined ? [] : [[field, parts[index]] as const];
  });
  const input = (inputSchema as z.ZodType<Fields>).parse({ ...body, ...Object.fromEntries(inPath) });
  const sent = Object.entries(input).filter(([field]) => inPath.every(([each]) => each !== field));
  return JSON.parse(JSON.stringify(Object.fromEntries(sent))) as Fields;
}

/** Returns the resources that a call makes stale, as its endpoint declares. */
export function invalidatedBy(call: string): readonly string[] {
  const [resource = '', name = ''] = call.split('.');
  return endpointOf(Reflect.get(Reflect.get(contract, resource), name)).meta.invalidates;
}

function endpointOf(declared: unknown): AnyEndpoint['~orpc'] {
  return (declared as AnyEndpoint)['~orpc'];
}

function rowsIn(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : [];
}
