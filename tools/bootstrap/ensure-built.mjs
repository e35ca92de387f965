import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appEnvironment, appNode, reactRouter, root, run, runQuietly } from './child-process.mjs';

/** All that the built screens are made of. */
const inputs = [
  'client',
  'contract',
  'domain',
  'messages',
  'packages',
  'public',
  'tools/client',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];
/** By the files that say so, because an older Node that starts this reads no TypeScript. */
const languages = readdirSync(join(root, 'messages/page-language')).map((file) => file.replace('.ts', ''));
const builtFile = join(root, 'build', 'client', '__spa-fallback.html');
const stampFile = join(root, 'build', 'inputs.sha256');

/** Generates `messages/reader/`, which the build and the server import. */
export async function writeCatalogues() {
  const code = await run(appNode, ['tools/languages/reader-catalogues.ts']);
  if (code !== 0) throw new Error('The catalogues could not be written.');
}

/** Builds the screens unless they were built from exactly these files. */
export async function ensureBuilt() {
  const hash = hashInputs();
  if (existsSync(builtFile) && readStamp() === hash) return;
  const exitCodes = await buildLanguages();
  if (exitCodes.some((code) => code !== 0)) throw new Error('The screens could not be built.');
  const joined = await runQuietly(appNode, ['tools/client/join-languages.ts'], { env: appEnvironment() });
  if (joined !== 0) throw new Error('The builds of the languages could not be joined.');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

/**
 * Builds every language and answers the exit codes. Each build ends by writing the types of its routes into one folder, so the
 * next starts when the scripts of the one before are bundled, and ends well after it.
 */
async function buildLanguages() {
  const builds = [];
  for (const [index, language] of languages.entries()) {
    console.log(`Building the screens, language ${index + 1} of ${languages.length} …`);
    const env = appEnvironment({ NODE_ENV: 'production', BUILD_LANGUAGE: language });
    await new Promise((resolve) => {
      const onOutput = (chunk) => chunk.includes('built in') && resolve();
      const build = runQuietly(appNode, [reactRouter, 'build'], { env, onOutput });
      build.then(resolve, resolve);
      builds.push(build);
    });
  }
  return Promise.all(builds);
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of listFiles(input)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function listFiles(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return path.endsWith('.test.ts') ? [] : [path];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => listFiles(`${path}/${name}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await writeCatalogues();
    await ensureBuilt();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
