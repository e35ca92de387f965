import { expect } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Waits for a mail to the address and answers its newest, as plain text. */
export async function readMail(address: string): Promise<string> {
  const folder = process.env['E2E_MAIL_DIR'] ?? '';
  const find = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((file) => file.endsWith(`-${address}.eml`))
          .toSorted()
          .at(-1)
      : undefined;
  await expect.poll(find, { message: `a mail to ${address}` }).toBeDefined();
  return decodeQuotedPrintable(readFileSync(join(folder, find() ?? ''), 'utf8'));
}

/** Waits until the newest mail to the address holds a 6-digit code, and answers it. */
export async function readCode(address: string): Promise<string> {
  const find = async () => /^(\d{6})$/m.exec(await readMail(address))?.[1] ?? '';
  await expect.poll(find, { message: `a code for ${address}` }).not.toBe('');
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
