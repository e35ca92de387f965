import type { ReadinessPart } from '#contract/constants/system.ts';
import type { Database } from '#server/db/database.ts';
import { listPendingMigrations } from '#server/db/migrate.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Log } from '../log.ts';

/** Whether this server should get calls (`GET /api/ready`). That it runs at all is `GET /api/health`. */
export interface Readiness {
  /** It is about to stop: from now on it is not ready, so that whoever distributes calls sends no more. */
  startDraining(): void;
  isDraining(): boolean;
  /** The parts that fail; none when it is ready. */
  findFailures(): Promise<ReadinessPart[]>;
}

/** Longer than a slow answer, shorter than the patience of who asks. */
const TIMEOUT_MS = 3000;
/** Anybody may ask, but the database is asked no more often. */
const DATABASE_REMEMBERED_MS = 1000;
/** A bucket charges for each write. */
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

/** Who asks while a check is under way waits for its outcome, which then holds for `rememberedMs`, a failure for a second. */
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
