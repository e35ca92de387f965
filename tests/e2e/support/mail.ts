import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Mails are sent by a job, which takes a while on a busy machine. */
const PATIENCE = { timeout: 20_000 };

/** Waits for a mail to the address and returns its newest, as plain text. */
export async function readMail(address: string): Promise<string> {
  const find = () => findMails(process.env['E2E_MAIL_DIR'] ?? '', address).at(-1);
  await expect.poll(find, { message: `a mail to ${address}`, ...PATIENCE }).toBeDefined();
  return readText(find() ?? '');
}

/**
 * Returns mails by modification time, newest last: file names carry the app's time, and the two servers' clocks are
 * eight days apart.
 */
function findMails(folder: string, address: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(`-${address}.eml`));
  const paths = files.map((file) => join(folder, file));
  return paths.toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
}

/** Waits until the newest mail to the address contains a 6-digit code, and returns it. */
export async function readCode(address: string): Promise<string> {
  const find = async () => /^(\d{6})$/m.exec(await readMail(address))?.[1] ?? '';
  await expect.poll(find, { message: `a code for ${address}`, ...PATIENCE }).not.toBe('');
  return find();
}

const mailedPaths = {
  invitation: /\/register\?invite=[A-Z0-9]+/,
  pilot: /\/register\?pilot=[\w-]+/,
  reset: /\/forgot-password#token=[\w-]+/,
};

/** Returns the newest mailed link of its kind, as a path. */
export async function readMailedPath(address: string, kind: keyof typeof mailedPaths): Promise<string> {
  const find = () => {
    const texts = findMails(process.env['E2E_MAIL_DIR'] ?? '', address).map(readText);
    return texts.map((text) => mailedPaths[kind].exec(text)?.[0]).findLast(Boolean) ?? '';
  };
  await expect.poll(find, { message: `a link for ${address}`, ...PATIENCE }).not.toBe('');
  return find();
}

const readText = (path: string) => decodeQuotedPrintable(readFileSync(path, 'utf8'));

function decodeQuotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
