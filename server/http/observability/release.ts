import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Package = z.object({ version: z.string() });
/** Letters of the build's hash: enough to distinguish two releases. */
const BUILD = /^[\da-f]{8}/;

/**
 * Returns the name of the running release, such as `0.1.0+1f3a9c07`: the package's version, then the hash of the sources
 * of the built client (`tools/bootstrap/ensure-built.mjs`), which is another one for each build of other sources.
 */
export function readRelease(clientDir: string | null): string {
  const file = join(import.meta.dirname, '../../../package.json');
  const { version } = Package.parse(JSON.parse(readFileSync(file, 'utf8')));
  const stamp = clientDir && join(clientDir, '../inputs.sha256');
  const [build] = (stamp && existsSync(stamp) && BUILD.exec(readFileSync(stamp, 'utf8'))) || [];
  return build === undefined ? version : `${version}+${build}`;
}
