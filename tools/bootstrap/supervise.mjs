import { spawn } from 'node:child_process';
import { appEnvironment, appNode, exitCodeOf, root } from './child-process.mjs';

const endTimeoutMs = 8000;
const parentWatchMs = 500;

/**
 * Runs Node programs side by side until one ends or this process is asked to end, then ends them all, by force after
 * 8 seconds. Each entry is the arguments for the app's Node and the environment. Answers the exit code of the first to end.
 */
export async function supervise(programs) {
  const children = programs.map(({ args, env }) =>
    spawn(appNode, ['--import', './tools/bootstrap/end-with-parent.mjs', ...args], {
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

/** npm does not pass every signal on, and cannot pass on a kill; but a parent that is gone can be seen. */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, parentWatchMs).unref();
}
