/** A UUIDv7: the id of a record that the server has not heard of yet, and a change's key. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = crypto.randomUUID();
  // Of the random UUID all but its version, which is the fifteenth character.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}
