import { readCopy } from '#client/data/copy/copy-store.ts';
import { type CopyParts, createCopy, type DeviceCopy } from '#client/data/copy/copy.ts';
import type { Lock } from '#client/data/outbox/lock.ts';
import { COPIED_RESOURCES } from '#domain/copy/resources.ts';
import type { CopyPart } from '#domain/copy/schema.ts';
import { coupleRows } from './held-copy.ts';

export const MEMBER = 'riya';
/** Rows on a page of the server below. */
const PAGE = 3;

/** One row for each name: goals, with the name as id. */
type Goals = ReadonlyMap<string, string>;

/** A server with goals alone, which a couple has. */
export function createServer() {
  const log: string[] = [];
  let goals = new Map<string, string>();
  let epoch = 1;
  let floor = 0;
  let cuts = 0;
  let answersBefore = 0;
  const asked: string[] = [];
  const positionOf = (number: number) => `here.${epoch}.form.${number}.0`;
  const rowOf = (id: string) => ({
    id,
    title: goals.get(id) ?? '',
    description: null,
    targetAmount: '100.00',
    currentAmount: '0.00',
    category: 'vacation' as const,
    targetDate: null,
    userId: null,
    createdAt: '2026-01-14T10:00:00Z',
    updatedAt: '2026-01-14T10:00:00Z',
  });
  const partOf = (part: Partial<CopyPart>): CopyPart => ({
    position: positionOf(log.length),
    rows: {},
    gone: {},
    done: [],
    isWhole: false,
    complete: [],
    homeOn: null,
    cursor: null,
    ...part,
  });
  const pageOf = (from: number, position: string) => {
    const ids = [...goals.keys()].toSorted().slice(from, from + PAGE);
    const isLast = from + PAGE >= goals.size;
    return partOf({
      position,
      rows: { goals: ids.map(rowOf), couples: goals.size > 0 ? coupleRows.couples : [] },
      isWhole: true,
      complete: isLast ? [...COPIED_RESOURCES] : [],
      cursor: isLast ? null : JSON.stringify([from + PAGE, position]),
    });
  };
  return {
    asked,
    write(id: string, title: string) {
      goals.set(id, title);
      log.push(id);
    },
    remove(id: string) {
      goals.delete(id);
      log.push(id);
    },
    /** Forgets what has changed so far, like a change of more rows than a log has. */
    raiseFloor() {
      log.push('');
      floor = log.length;
    },
    /** Begins another epoch without rows, like a member who leaves the couple. */
    leave() {
      epoch += 1;
      goals = new Map();
    },
    /** Answers `after` calls, then cuts the next `times`. */
    cut(times: number, after = 0) {
      cuts = times;
      answersBefore = after;
    },
    goals: (): Goals => goals,
    position: () => positionOf(log.length),
    read: ({ since, cursor }: { since?: string | undefined; cursor?: string | undefined }): Promise<CopyPart> => {
      asked.push(cursor === undefined ? (since === undefined ? 'whole' : 'changes') : 'page');
      if (answersBefore > 0) answersBefore -= 1;
      else if (cuts > 0) {
        cuts -= 1;
        return Promise.reject(new TypeError('The network was cut'));
      }
      if (cursor !== undefined) {
        const [from, position] = JSON.parse(cursor) as [number, string];
        return Promise.resolve(pageOf(position.split('.')[1] === String(epoch) ? from : 0, position));
      }
      const [, of, , number] = since?.split('.') ?? [];
      if (of !== String(epoch) || Number(number) < floor) return Promise.resolve(pageOf(0, positionOf(log.length)));
      const ids = [...new Set(log.slice(Number(number)))];
      return Promise.resolve(
        partOf({
          rows: { goals: ids.filter((id) => goals.has(id)).map(rowOf) },
          gone: { goals: ids.filter((id) => !goals.has(id)) },
        }),
      );
    },
  };
}

export function unlessCut(error: unknown): void {
  if (!String(error).includes('cut')) throw error;
}

/** Locks of one browser. */
export function createLocks(): Lock {
  const held = new Map<string, Promise<unknown>>();
  return async <Result>(name: string, work: () => Promise<Result>) => {
    const before = held.get(name) ?? Promise.resolve();
    const result = before.then(work, work);
    held.set(name, result);
    return result;
  };
}

export function openTab(
  server: { read: CopyParts['read'] },
  lock: Lock,
  {
    announce = () => undefined,
    countEvictions = () => 0,
    onContained = () => undefined,
  }: Partial<Pick<CopyParts, 'announce' | 'countEvictions' | 'onContained'>> = {},
) {
  const { read } = server;
  return createCopy({ memberId: MEMBER, read, lock, announce, countEvictions, onContained });
}

/** Opens two tabs of one browser, which follow each other. `following` has each step that one has taken over. */
export async function openTwoTabs(server: { read: CopyParts['read'] }) {
  const locks = createLocks();
  const tabs: DeviceCopy[] = [];
  const following: Promise<void>[] = [];
  const open = () => {
    const tab = openTab(server, locks, {
      announce(step) {
        for (const other of tabs) if (other !== tab) following.push(other.follow(structuredClone(step)));
      },
    });
    tabs.push(tab);
    return tab;
  };
  const [one, other] = [open(), open()];
  await Promise.all([one.open(), other.open()]);
  return { one, other, following };
}

export function titlesOf(device: Pick<DeviceCopy, 'held'>): Goals {
  return new Map([...(device.held()?.shown.rows.goals ?? [])].map(([id, { title }]) => [id, title]));
}

export async function storedTitles(): Promise<Goals> {
  const { held } = await readCopy(MEMBER);
  return titlesOf({ held: () => held });
}
