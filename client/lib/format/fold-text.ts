/** Normalises text for filtering on the client, by the rules of the server's search (decision 0081). */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\u093C|\u0ABC|\u200C|\u200D|[\u0300-\u036F]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0A81', '\u0A82');
}
