import { useCopied } from '#client/data/copy/use-copied.ts';
import { useMarks } from '#client/data/device-marks.ts';
import { useNow } from '#client/lib/clock.ts';
import { listNews, type News } from './model.ts';
import { fromPartnerRead } from './reads.ts';

const none: readonly News[] = [];

/** Returns what came from the partner and is not met yet, the next first; nothing until it is known. */
export function useNews(): readonly News[] {
  return useKnownNews() ?? none;
}

/** Returns the same; `null` until it is known. */
export function useKnownNews(): readonly News[] | null {
  const { data } = useCopied(fromPartnerRead, null, 'home');
  const { later } = useMarks();
  const nowIso = useNow();
  return data ? listNews(data, { nowIso, later }) : null;
}
