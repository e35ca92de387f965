import { useSearchParams } from 'react-router';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { LazyMemoryForm } from '../lazy-memory-sheet.tsx';

/** Form for the past date of `?date=`; the date planning screen links here. */
export function PastDateForm() {
  const [params, setParams] = useSearchParams();
  const id = params.get('date');
  const dates = useRead({ ...api.dates.list.queryOptions(), enabled: id !== null });
  const date = id !== null && dates.data?.find((known) => known.id === id);
  if (!date) return null;
  return <LazyMemoryForm date={date} onClose={() => setParams({}, { replace: true })} />;
}
