/** Letters of a header with a list of preferences that are read. Browsers send fewer than a hundred. */
const READ_LENGTH = 300;

/** Returns the whole entries at the beginning of a header's list, so that its length costs no work. */
export function firstLetters(list: string): string {
  if (list.length <= READ_LENGTH) return list;
  const end = list.lastIndexOf(',', READ_LENGTH);
  return end === -1 ? '' : list.slice(0, end);
}
