import { openDatabase, type Database, type DatabaseOptions } from '../database.ts';
import { createReads, readAllFrom, type Reads } from './reads.ts';
import { watchReplicas } from './replicas.ts';

/** Opens the replicas for the reads that may go there; without any, all reads go to the primary and nothing is watched. */
export function openReads(options: {
  primary: Database;
  replicaUrls: readonly string[];
  traceQuery: DatabaseOptions['traceQuery'];
  onLost: (error: Error) => void;
}): { reads: Reads; stop(): Promise<void> } {
  const { primary, replicaUrls, traceQuery, onLost } = options;
  if (replicaUrls.length === 0) return { reads: readAllFrom(primary), stop: () => Promise.resolve() };
  const replicas = replicaUrls.map((url) => openDatabase({ url, traceQuery, connectionTimeoutMs: 1000 }));
  const watched = watchReplicas({ primary, replicas, onLost });
  return { reads: createReads(primary, watched), stop: watched.stop };
}
