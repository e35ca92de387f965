/**
 * Splits SQL into its statements, each with the comments before it. A statement ends with a line that ends with `;`
 * outside a body between `$$`.
 */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let current = '';
  let isInBody = false;
  for (const line of sql.split(/(?<=\n)/)) {
    current += line;
    if (line.split('$$').length % 2 === 0) isInBody = !isInBody;
    if (isInBody || !/;\s*$/.test(line.replace(/--.*$/m, ''))) continue;
    statements.push(current);
    current = '';
  }
  return current.trim() === '' ? statements : [...statements, current];
}
