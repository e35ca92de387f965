import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appEnvironment, appNode, exitCodeOf, root } from './child-process.mjs';

const endTimeoutMs = 8000;
const parentWatchMs = 500;

/** Exit codes of a program that was asked to end: by Ctrl+C or by SIGTERM. */
const askedCodes = [130, 143];
/** The exit code of `server/main.ts` after an error that no code caught. */
const crashedCode = 70;
/** Crashes after which a program is not started again, unless it ran for `calmMs` in between. */
const crashesMax = 10;
const calmMs = 10 * 60_000;
const pauseMs = 1000;
const longestPauseMs = 60_000;

/**
 * Runs Node programs side by side until one ends or this process is asked to end, then ends them all, by force after
 * 8 seconds: each entry is the arguments for the app's Node and the environment. Returns the exit code of the first to end.
 *
 * With `restart`, which gets the exit code, a program that crashes is started again after a pause that doubles each time, at
 * most ten times in a row.
 */
export async function supervise(programs, { restart, firstPauseMs = pauseMs } = {}) {
  const children = new Set();
  let isEnding = false;
  let wake = () => {};

  function start({ args, env }) {
    const child = spawn(appNode, ['--no-webstorage', '--import', './tools/bootstrap/end-with-parent.mjs', ...args], {
      cwd: root,
      env: appEnvironment(env),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Ctrl+C reaches every process of the terminal's group; the app must get one signal, from here.
      detached: process.platform !== 'win32',
    });
    children.add(child);
    return exitCodeOf(child).finally(() => children.delete(child));
  }

  async function runToEnd(program) {
    let crashes = 0;
    for (;;) {
      const startedAt = Date.now();
      const code = await start(program);
      if (Date.now() - startedAt > calmMs) crashes = 0;
      crashes += 1;
      if (!restart || isEnding || !isCrash(code, crashes)) return code;
      if (crashes > crashesMax) {
        console.error(`The app crashed ${crashes} times in a row and is not started again.`);
        return code;
      }
      const waitMs = Math.min(firstPauseMs * 2 ** (crashes - 1), longestPauseMs);
      console.error(`The app crashed (exit code ${code}) and starts again in ${waitMs / 1000} s.`);
      await restart(code);
      await pause(waitMs);
      if (isEnding) return code;
    }
  }

  function pause(ms) {
    return new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, ms);
    });
  }

  function end() {
    if (isEnding) return;
    isEnding = true;
    wake();
    for (const child of children) child.kill('SIGTERM');
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, endTimeoutMs).unref();
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  watchParent(end);
  const ended = programs.map(runToEnd);
  const code = await Promise.race(ended);
  end();
  await Promise.allSettled(ended);
  return code;
}

/** A start that fails is no crash, because the next would fail too; after a crash it may be for want of a moment. */
function isCrash(code, crashes) {
  return code === crashedCode || (code > 128 && !askedCodes.includes(code)) || (code !== 0 && crashes > 1);
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
