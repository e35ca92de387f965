import { openDatabase, type Database, type DatabaseOptions, type OpenDatabase } from '../database.ts';
import { createReads, readAllFrom, type Reads } from './reads.ts';
import { watchReplicas } from './replicas.ts';

/**
 * Opens the replicas for the reads that may use them. Without replicas, all reads use the primary and no server is
 * watched.
 */
export function openReads(options: {
  primary: Database;
  replicaUrls: readonly string[];
  traceQuery: DatabaseOptions['traceQuery'];
  onLost: (error: Error) => void;
}): { reads: Reads; replicas: readonly OpenDatabase[]; stop(): Promise<void> } {
  const { primary, replicaUrls, traceQuery, onLost } = options;
  if (replicaUrls.length === 0) return { reads: readAllFrom(primary), replicas: [], stop: () => Promise.resolve() };
  const replicas = replicaUrls.map((url) => openDatabase({ url, traceQuery, connectionTimeoutMs: 1000 }));
  const watched = watchReplicas({ primary, replicas, onLost });
  return { reads: createReads(primary, watched), replicas, stop: watched.stop };
}
