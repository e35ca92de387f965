import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appNode, root, run } from './child-process.mjs';
import { pruneInstalled } from './prune-installed.mjs';

/**
 * Installs the packages of a folder by `npm ci` unless those of its lock file are all there and the app's Node runs.
 * `omitsDev` leaves out the development packages, which tests and checks need.
 */
export async function ensureInstalled({ folder = root, omitsDev = false } = {}) {
  if (isInstalled(folder, omitsDev)) return;
  console.log('Installing packages …');
  // npm's own Node: the one in node_modules is about to be replaced.
  const npmScript = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined;
  const [command, ...args] = npmScript ? [process.env.npm_node_execpath ?? 'node', npmScript] : ['npm'];
  // Warnings of packages that ask for a newer Node than npm's are hidden: they run on the app's own.
  const options = { cwd: folder, env: process.env, shell: process.platform === 'win32' && !npmScript };
  const code = await run(
    command,
    [...args, 'ci', omitsDev ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    options,
  );
  if (code !== 0) throw new Error('The packages could not be installed (npm ci failed).');
  pruneInstalled(folder);
  if (!isNodeRunning()) throw new Error(`The packages are installed, but ${appNode} does not run on this machine.`);
}

function isInstalled(folder, omitsDev) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  // npm writes this file last, so an installation that was stopped half way has none.
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.optional || entry.devOptional || entry.peer) continue;
    if (omitsDev && entry.dev) continue;
    if (present[path]?.version !== entry.version) return false;
  }
  return isNodeRunning();
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function isNodeRunning() {
  return spawnSync(appNode, ['--version'], { stdio: 'ignore' }).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled({ folder: join(root, process.argv[2] ?? '') }).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
