import { deleteDatabase } from '../../store/delete-database.ts';

/** When a member signs out: the photos that were to become memories go too. */
export async function forgetGallery(): Promise<void> {
  await Promise.all(['jugal-gallery', 'jugal-gallery-plan'].map(deleteDatabase));
}
