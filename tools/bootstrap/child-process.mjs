import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const binFolder = join(root, 'node_modules', '.bin');

/** The Node that the app runs on, whatever Node started this. */
export const appNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
/** React Router's program, which builds the screens and serves them during development. */
export const reactRouter = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');

/** The environment in which programs find the app's Node first. */
export function appEnvironment(extra = {}) {
  const path = `${binFolder}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...extra };
}

/** Runs a command to its end and answers its exit code. */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: appEnvironment(), ...options });
  return exitCodeOf(child);
}

/** Runs a command whose output is shown only when it fails; `onOutput` gets each piece. Returns the exit code. */
export async function runQuietly(command, args, { onOutput, ...options } = {}) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { cwd: root, env: appEnvironment(), ...options, stdio });
  const output = [];
  child.stdout.on('data', (chunk) => {
    output.push(chunk);
    onOutput?.(chunk);
  });
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await exitCodeOf(child);
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  return code;
}

/** Resolves with the exit code of a child; a signal counts as a shell counts it. */
export function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
