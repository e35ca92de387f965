/** Returns a UUIDv7, for the id of a record that the server does not know yet and for a change's key. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = crypto.randomUUID();
  // Copies the random UUID from after its version, which is the fifteenth character.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}
