import { deleteDatabase } from '../store/delete-database.ts';

/** When a member signs out: what waited goes too, and they were told so. */
export async function forgetAllChanges(): Promise<void> {
  await deleteDatabase('jugal-outbox');
}
