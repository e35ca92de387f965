import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { inBuildLanguage } from '../../../tools/client/build-language.ts';
import { contractPlugin } from '../../../tools/client/contract-plugin.ts';

/** Globals of a page or a service worker that its scripts see in place of Node's. */
export type Globals = Readonly<Record<string, unknown>>;

/** Runs a script of the client with a state of its own, like a new page. */
export type RunScript<Exports> = (globals: Globals) => Exports;

const root = join(import.meta.dirname, '../../..');
/** Modules that keep no state of a page, so that all pages share them. The client's own, its texts and `idb` are each page's. */
const isShared = (id: string) => !/^(?:\.|\/|\0|#client\/|#messages\/|virtual:|idb$)/.test(id);

/** Bundles a script of the client, which can then be run many times in this process. */
export async function buildScript<Exports>(file: string): Promise<RunScript<Exports>> {
  const built = await build({
    ...inBuildLanguage,
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [contractPlugin()],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: join(import.meta.dirname, file), formats: ['cjs'] },
      rolldownOptions: { external: isShared, output: { codeSplitting: false } },
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  const [script] = output;
  const shared = new Map<string, unknown>();
  for (const id of script.imports) shared.set(id, await import(id));
  return (globals) => {
    const exports = {} as Exports;
    const names = Object.keys(globals);
    // oxlint-disable-next-line typescript/no-implied-eval -- each page runs the bundle with globals of its own
    const run = new Function('exports', 'require', ...names, script.code) as (...parameters: unknown[]) => void;
    run(exports, (id: string) => shared.get(id), ...names.map((name) => globals[name]));
    return exports;
  };
}
