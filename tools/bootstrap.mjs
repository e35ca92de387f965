// Runs on any Node from 20 on, before anything is installed; the app itself runs on the Node among its packages.
import { appNode, reactRouter, root, run } from './bootstrap/child-process.mjs';
import { ensureBuilt, writeCatalogues } from './bootstrap/ensure-built.mjs';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { supervise } from './bootstrap/supervise.mjs';

/** Hides a warning about Node's experimental storage, which a package asks for and does not need. */
const quiet = '--disable-warning=ExperimentalWarning';

/**
 * Megabytes. V8's default of 16 keeps 40 MB more resident after the start; 4 answers a tenth fewer lists a second under full
 * load.
 */
const smallYoungGeneration = '--max-semi-space-size=8';
/** glibc keeps freed memory per arena, of which it would open eight for each processor. Other systems ignore it. */
const fewArenas = { MALLOC_ARENA_MAX: '2' };

const commands = {
  async start() {
    await ensureBuilt();
    // An app that was killed could not stop its database.
    const stopDatabase = async (code) => code > 128 && run(appNode, ['tools/bootstrap/stop-abandoned-database.ts']);
    const app = { args: [quiet, smallYoungGeneration, 'server/main.ts'], env: fewArenas };
    const code = await supervise([app], { restart: stopDatabase });
    await stopDatabase(code);
    return code;
  },
  /** The screens on PORT with reload, which pass API calls on to the server beside them. */
  async dev() {
    const port = Number(process.env.PORT ?? 3000);
    const apiPort = String(port + 1);
    const env = { API_PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` };
    return supervise([
      {
        args: [quiet, '--watch', '--watch-preserve-output', 'server/main.ts'],
        env: { ...env, PORT: apiPort },
      },
      { args: [reactRouter, 'dev', '--port', String(port)], env },
    ]);
  },
  test: () => run(appNode, ['tools/testing/run-tests.ts']),
  check: () => run(appNode, ['tools/testing/run-tests.ts', '--all']),
};

const name = process.argv[2];
const command = commands[name];
if (!command) {
  console.error(`Usage: node tools/bootstrap.mjs ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}
process.chdir(root);
try {
  await ensureInstalled({ omitsDev: name === 'start' });
  await writeCatalogues();
  process.exitCode = await command();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
