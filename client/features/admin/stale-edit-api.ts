import { useState } from 'react';
import { adminText as text } from '#messages/en/admin/frame.ts';
import { isApiError } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useAdminOutcome } from './api.ts';

interface Versioned {
  id: string;
  updatedAt: string;
}

interface StaleEditOptions<Row> {
  /** The row as the editor was shown it; none while something new is made. */
  shown: Row | undefined;
  /** The rows as they are now, asked anew. */
  readRows: () => Promise<readonly Row[]>;
  /** Puts the newest version into the form and leaves in it what was typed. */
  onNewest: (row: Row) => void;
}

/**
 * For an editor of a row that another admin may have changed meanwhile. `updatedAt` goes with what is saved; the error of
 * the save goes to `onError`, which keeps a 409 for the notice in the dialog and tells every other one.
 */
export function useStaleEdit<Row extends Versioned>({ shown, readRows, onNewest }: StaleEditOptions<Row>) {
  const [updatedAt, setUpdatedAt] = useState(shown?.updatedAt);
  const [state, setState] = useState<'current' | 'stale' | 'loading' | 'loaded'>('current');
  const { onError: tell } = useAdminOutcome();

  function onError(error: Error): void {
    if (shown && isApiError(error) && error.status === 409) setState('stale');
    else tell(error);
  }

  async function loadNewest(): Promise<void> {
    setState('loading');
    try {
      const newest = (await readRows()).find(({ id }) => id === shown?.id);
      if (newest) {
        onNewest(newest);
        setUpdatedAt(newest.updatedAt);
      } else {
        showToast({ title: text.staleGone, tone: 'danger' });
      }
      setState(newest ? 'loaded' : 'stale');
    } catch (error) {
      setState('stale');
      if (error instanceof Error) tell(error);
      else throw error;
    }
  }

  return { updatedAt, state, onError, loadNewest: () => void loadNewest() };
}
export type StaleEdit = Pick<ReturnType<typeof useStaleEdit>, 'state' | 'loadNewest'>;
