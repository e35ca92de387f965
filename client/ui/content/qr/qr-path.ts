/** Returns the dark modules of a QR code as an SVG path of horizontal lines, in units of a module. */
export function drawQrPath(fields: readonly (readonly boolean[])[]): string {
  return fields
    .flatMap((row, y) => findRuns(row).map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`))
    .join('');
}

function findRuns(row: readonly boolean[]) {
  const runs: { start: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.start + last.length === x) last.length += 1;
    else runs.push({ start: x, length: 1 });
  }
  return runs;
}
