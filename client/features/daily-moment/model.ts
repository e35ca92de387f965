import { newId } from '#client/data/outbox/new-id.ts';

/** A chosen photo, ready for upload. */
interface ChosenPhoto {
  blob: Blob;
  name: string;
}

/** Chosen photos whose change is being stored, by the address that its body names meanwhile. */
const chosen = new Map<string, ChosenPhoto>();

/** Returns the address by which a change names a photo that the server does not have. */
export function hold(photo: ChosenPhoto): string {
  const address = `chosen-photo:${newId()}`;
  chosen.set(address, photo);
  return address;
}

/** Returns the photo of such an address; `undefined` for any other. */
export function findChosen(address: string): ChosenPhoto | undefined {
  return chosen.get(address);
}

/** Drops a photo that its stored change has, or that was refused. */
export function release(address: string): void {
  chosen.delete(address);
}
