import { expect } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A mail waits for a job; on a busy machine that takes a while. */
const PATIENCE = { timeout: 20_000 };

/** Waits for a mail to the address and answers its newest, as plain text. */
export async function readMail(address: string): Promise<string> {
  const find = () => findNewest(process.env['E2E_MAIL_DIR'] ?? '', address);
  await expect.poll(find, { message: `a mail to ${address}`, ...PATIENCE }).toBeDefined();
  return decodeQuotedPrintable(readFileSync(find() ?? '', 'utf8'));
}

/** By when it was written: the names bear the app's time, and the two servers live eight days apart. */
function findNewest(folder: string, address: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((file) => file.endsWith(`-${address}.eml`));
  const paths = files.map((file) => join(folder, file));
  return paths.toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs).at(-1);
}

/** Waits until the newest mail to the address holds a 6-digit code, and answers it. */
export async function readCode(address: string): Promise<string> {
  const find = async () => /^(\d{6})$/m.exec(await readMail(address))?.[1] ?? '';
  await expect.poll(find, { message: `a code for ${address}`, ...PATIENCE }).not.toBe('');
  return find();
}

/** The link that the invitation's button leads to. */
export async function readInvitationPath(address: string): Promise<string> {
  return /\/register\?invite=[A-Z0-9]+/.exec(await readMail(address))?.[0] ?? '';
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
