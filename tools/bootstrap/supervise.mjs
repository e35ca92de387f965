import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appEnvironment, appNode, exitCodeOf, root } from './child-process.mjs';

const endTimeoutMs = 8000;
const parentWatchMs = 500;

/**
 * Runs Node programs side by side until one ends or this process is asked to end, then ends them all, by force after
 * 8 seconds. Each entry is the arguments for the app's Node and the environment. Returns the exit code of the first to end.
 */
export async function supervise(programs) {
  const children = programs.map(({ args, env }) =>
    spawn(appNode, ['--no-webstorage', '--import', './tools/bootstrap/end-with-parent.mjs', ...args], {
      cwd: root,
      env: appEnvironment(env),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Ctrl+C reaches every process of the terminal's group; the app must get one signal, from here.
      detached: process.platform !== 'win32',
    }),
  );
  const ended = children.map(exitCodeOf);
  let isEnding = false;

  function end() {
    if (isEnding) return;
    isEnding = true;
    for (const child of children) child.kill('SIGTERM');
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, endTimeoutMs).unref();
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  watchParent(end);
  const code = await Promise.race(ended);
  end();
  await Promise.allSettled(ended);
  return code;
}

/**
 * npm does not pass every signal on, and cannot pass on a kill; but an npm that is gone can be seen. Between it and this
 * process there may be the shell that npm starts scripts with.
 */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const npm = readShellParent(parent);
  setInterval(() => {
    if (process.ppid !== parent || readShellParent(parent) !== npm) onGone();
  }, parentWatchMs).unref();
}

/** The parent of a process if that is a shell, where the system tells. */
function readShellParent(pid) {
  try {
    const [, name, , parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) (\S) (\d+)/) ?? [];
    return /^(sh|dash|bash|ash|zsh)$/.test(name) ? parent : undefined;
  } catch {
    return undefined;
  }
}
