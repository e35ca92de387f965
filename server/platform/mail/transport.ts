import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { brand } from '#domain/kernel/brand.ts';
import { isLoopbackHost } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '../observability/open-log.ts';
import type { Mail } from './layout.ts';

export interface MailTransport {
  deliver(mail: Mail): Promise<void>;
}

/**
 * Sends mail to the server of `smtpUrl`, and rejects if the server does not accept it. In production an `smtp://`
 * server must offer STARTTLS, unless it is on this machine or the URL has `?requireTLS=false`.
 */
export function createSmtpTransport(
  smtpUrl: string,
  sender: string,
  { isProduction }: { isProduction: boolean },
): MailTransport {
  const url = new URL(smtpUrl);
  const mustEncrypt = isProduction && !isLoopbackHost(url.hostname);
  if (mustEncrypt && !url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true');
  const smtp = createTransport(url.href, {
    from: { name: brand.name, address: sender },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(mail) {
      await smtp.sendMail(toMessage(mail));
    },
  };
}

/** Writes each mail as an `.eml` file in `folder`, for a machine without a mail server, and logs its timestamp. */
export function createFolderTransport(folder: string, sender: string, clock: Clock, log: Log): MailTransport {
  const stream = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(mail) {
      const { message } = await stream.sendMail({
        ...toMessage(mail),
        from: { name: brand.name, address: sender },
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = clock.now().toString({ fractionalSecondDigits: 3 }).replaceAll(':', '-');
      const path = join(folder, `${stamp}-${mail.to.address.replaceAll(/[^a-z0-9@.+-]/gi, '_')}.eml`);
      await writeFile(path, message, { mode: 0o600 });
      // The rest of the file's name is the address, which must not be logged.
      log.info({ folder, stamp }, 'mail written');
    },
  };
}

/** Adds the headers for one-click unsubscribe (RFC 2369, RFC 8058). */
function toMessage({ unsubscribeUrl, ...message }: Mail) {
  if (unsubscribeUrl === undefined) return message;
  const headers = {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...message, headers };
}
