import { records } from '#domain/registry/records.ts';

const extents = records.flatMap((record) =>
  'resource' in record && 'offlineReads' in record
    ? [[record.resource, Object.values(record.offlineReads)] as const]
    : [],
);
/** Resources whose records this device reads from its copy. */
const COPIED = listResources((reads) => reads.includes('copy'));
/** Resources of the copy that no answer on the device shows too. */
const COPIED_ALONE = listResources((reads) => reads.every((extent) => extent === 'copy'));

/** Returns true for a call that changes records which are read from the copy. */
export function isCopiedCall(call: string): boolean {
  return COPIED.has(resourceOf(call));
}

/** Returns true for a call whose changes are shown by the copy alone, not by answers of other calls. */
export function isOfCopyAlone(call: string): boolean {
  return COPIED_ALONE.has(resourceOf(call));
}

function listResources(isListed: (reads: readonly unknown[]) => boolean): ReadonlySet<string> {
  return new Set(extents.flatMap(([resource, reads]) => (isListed(reads) ? [resource] : [])));
}

function resourceOf(call: string): string {
  return call.split('.', 1)[0] ?? '';
}
