import type { ReadinessPart } from '#domain/system/facts.ts';
import type { FileStore } from '#packages/file-store/file-store.ts';
import type { Database } from '#server/db/database.ts';
import { listPendingMigrations } from '#server/db/migrate.ts';
import type { Log } from './open-log.ts';

/** Readiness of this server for calls (`GET /api/ready`). `GET /api/health` tells that it runs at all. */
export interface Readiness {
  /** Marks the server as not ready before it stops, so that the load balancer sends no further calls. */
  startDraining(): void;
  isDraining(): boolean;
  /** Returns the failing parts, or an empty list if the server is ready. */
  findFailures(): Promise<ReadinessPart[]>;
}

/** Longer than a slow response, shorter than the timeout of a probe. */
const TIMEOUT_MS = 3000;
/** The endpoint is public, so the outcome is cached to bound the queries to the database. */
const DATABASE_REMEMBERED_MS = 1000;
/** Cached longer, because a bucket charges for each write. */
const FILES_REMEMBERED_MS = 10_000;
const FAILURE_REMEMBERED_MS = 1000;

export function createReadiness({
  db,
  files,
  log,
}: {
  db: Database;
  files: Pick<FileStore, 'checkWritable'>;
  log: Log;
}): Readiness {
  let isDraining = false;
  let lastFailures = '';
  const findFailureOfDatabase = rememberSuccess(DATABASE_REMEMBERED_MS, async () => {
    try {
      const pending = await withinTimeout(listPendingMigrations(db));
      return pending.length > 0 ? 'migrations' : null;
    } catch (error) {
      log.warn({ err: error }, 'the database is not ready');
      return 'database';
    }
  });
  const findFailureOfFiles = rememberSuccess(FILES_REMEMBERED_MS, async () => {
    try {
      await withinTimeout(files.checkWritable());
      return null;
    } catch (error) {
      log.warn({ err: error }, 'the file store is not ready');
      return 'files';
    }
  });

  return {
    startDraining: () => void (isDraining = true),
    isDraining: () => isDraining,
    async findFailures() {
      const found = await Promise.all([findFailureOfDatabase(), findFailureOfFiles()]);
      const failures = [isDraining ? ('draining' as const) : null, ...found].filter((part) => part !== null);
      if (lastFailures !== failures.join()) log.info({ failures }, 'readiness has changed');
      lastFailures = failures.join();
      return failures;
    },
  };
}

/** Shares a running check among callers, and caches a success for `rememberedMs` and a failure for a second. */
function rememberSuccess(
  rememberedMs: number,
  check: () => Promise<ReadinessPart | null>,
): () => Promise<ReadinessPart | null> {
  let outcome: Promise<ReadinessPart | null> | null = null;
  let validUntil = Number.POSITIVE_INFINITY;
  return () => {
    if (outcome && performance.now() < validUntil) return outcome;
    validUntil = Number.POSITIVE_INFINITY;
    return (outcome = check().then((failure) => {
      validUntil = performance.now() + (failure ? FAILURE_REMEMBERED_MS : rememberedMs);
      return failure;
    }));
  };
}

async function withinTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
