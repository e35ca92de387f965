import { useState } from 'react';
import { isApiError } from '#client/lib/api-error.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { adminText as text } from '#messages/en/admin/shell.ts';
import { adminFailure } from './api.ts';

export interface Versioned {
  id: string;
  updatedAt: string;
}

const { onError: showFailure } = mutationToasts({ failure: adminFailure });

interface StaleEditOptions<Row> {
  /** Row when the editor was opened; undefined while a new one is created. */
  shown: Row | undefined;
  /** Reads the rows from the server again. */
  readRows: () => Promise<readonly Row[]>;
  /** Puts the newest version into the form, but keeps the typed values. */
  onNewest: (row: Row) => void;
}

/**
 * Detects that another admin changed the edited row: the save sends `updatedAt`. `onError` keeps a 409 for the notice
 * in the dialog and shows every other error.
 */
export function useStaleEdit<Row extends Versioned>({ shown, readRows, onNewest }: StaleEditOptions<Row>) {
  const [updatedAt, setUpdatedAt] = useState(shown?.updatedAt);
  const [state, setState] = useState<'current' | 'stale' | 'loading' | 'loaded'>('current');

  function onError(error: Error): void {
    if (shown && isApiError(error) && error.status === 409) setState('stale');
    else showFailure(error);
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
      if (error instanceof Error) showFailure(error);
      else throw error;
    }
  }

  return { updatedAt, state, onError, loadNewest: () => void loadNewest() };
}
export type StaleEdit = Pick<ReturnType<typeof useStaleEdit>, 'state' | 'loadNewest'>;
