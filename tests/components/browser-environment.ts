import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * Classes of which Node's own are used: the calls' requests and responses, and files, which IndexedDB clones. Those of
 * happy-dom cannot be cloned, and its requests demand a window of their own.
 */
const NODE_CLASSES = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'MessagePort',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
] as const;

const currentConsole = (name: string | symbol): unknown => Reflect.get(globalThis.console, name);

/** The DOM of happy-dom with Node's classes of the network and of files. */
const environment: Environment = {
  name: 'browser',
  viteEnvironment: 'client',
  async setup(global, options) {
    const natives = NODE_CLASSES.map((name) => [name, Reflect.get(global, name)] as const);
    const { console } = global;
    // happy-dom keeps this console. Its messages go to the current one, which a test can watch.
    Object.assign(global, { console: new Proxy(console, { get: (_first, name) => currentConsole(name) }) });
    const running = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, { console });
    for (const [name, value] of natives)
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return running;
  },
};

export default environment;
