import { deleteDatabase } from '../../store/delete-database.ts';

/** Deletes the photos of an import at sign-out. */
export async function forgetGallery(): Promise<void> {
  await Promise.all(['jugal-gallery', 'jugal-gallery-plan'].map(deleteDatabase));
}
