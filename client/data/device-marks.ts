import { skipToken, useQuery } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * Notes of this device on what it has shown. They are stored with the server's answers: encrypted with them under app
 * lock, and deleted with them.
 */
interface DeviceMarks {
  /** Calendar day in India from which something that was put off is shown again, by its key. */
  later: Readonly<Record<string, string>>;
  /** Keys of the moments that were shown, the latest last. */
  shown: readonly string[];
}

const queryKey = [['device', 'marks']] as const;
const none: DeviceMarks = { later: {}, shown: [] };
/** Moments that are remembered. */
const SHOWN_MAX = 200;

export function useMarks(): DeviceMarks {
  return useQuery<DeviceMarks>({ queryKey, queryFn: skipToken }).data ?? none;
}

/** Puts something off until a calendar day, and drops the notes of days that have come. */
export function putOff(key: string, until: string, today: string): void {
  const marks = readMarks();
  const later = Object.fromEntries(Object.entries(marks.later).filter(([, day]) => day > today));
  queryClient.setQueryData<DeviceMarks>(queryKey, { ...marks, later: { ...later, [key]: until } });
}

/** Notes that a moment is shown. Returns false for one that was shown before. */
export function markShown(key: string): boolean {
  const marks = readMarks();
  if (marks.shown.includes(key)) return false;
  queryClient.setQueryData<DeviceMarks>(queryKey, { ...marks, shown: [...marks.shown, key].slice(-SHOWN_MAX) });
  return true;
}

function readMarks(): DeviceMarks {
  return queryClient.getQueryData<DeviceMarks>(queryKey) ?? none;
}
