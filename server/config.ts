import { resolve } from 'node:path';
import { brand } from '#contract/brand.ts';

export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /** Where members reach the app, without a slash at the end: links in mails, cookies and the check of origins follow it. */
  publicUrl: string;
  databaseUrl: string | null;
  dataDir: string;
  smtpUrl: string | null;
  filesUrl: string | null;
  upiId: string;
  upiName: string;
  /** The hosted payment page; `null`: members pay by UPI alone. */
  razorpay: RazorpayConfig | null;
  supportEmail: string;
  /** The installation's own pair, base64url; none: made on the first start and kept in the database. */
  vapidKeys: { publicKey: string; privateKey: string } | null;
  /** Addresses or CIDRs of the proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  hasRateLimits: boolean;
  /** Milliseconds by which the app's clock is ahead of the machine's. */
  clockOffsetMs: number;
  hasDemo: boolean;
}

export interface RazorpayConfig {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where its API answers, without a slash at the end. */
  apiUrl: string;
}

/** A setting that cannot be used. `message` is one line for the operator. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings of `environment`. Throws `ConfigError` on the first one that is wrong. */
export function readConfig(environment: Environment): Config {
  const isProduction = environment['NODE_ENV'] === 'production';
  const port = readPort(environment['PORT'] ?? '3000');
  const host = environment['HOST'] || '127.0.0.1';
  const publicUrl = readUrl('PUBLIC_URL', environment['PUBLIC_URL'], ['http:', 'https:']);
  return {
    isProduction,
    port,
    host,
    publicUrl: publicUrl ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`,
    databaseUrl: readUrl('DATABASE_URL', environment['DATABASE_URL'], ['postgres:', 'postgresql:']),
    dataDir: resolve(environment['DATA_DIR'] || './data'),
    smtpUrl: readUrl('SMTP_URL', environment['SMTP_URL'], ['smtp:', 'smtps:']),
    filesUrl: readUrl('FILES_URL', environment['FILES_URL'], ['s3:']),
    upiId: readUpiId(environment['UPI_ID'] || `${brand.slug}@upi`),
    upiName: environment['UPI_NAME'] || brand.name,
    razorpay: readRazorpay(environment, isProduction),
    supportEmail: environment['SUPPORT_EMAIL'] || brand.supportEmail,
    vapidKeys: readVapidKeys(environment['VAPID_PUBLIC_KEY'], environment['VAPID_PRIVATE_KEY']),
    trustProxy: (environment['TRUST_PROXY'] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    hasRateLimits: readRateLimits(environment['RATE_LIMITS'] || 'on', isProduction),
    clockOffsetMs: readClockOffset(environment['CLOCK_OFFSET'] || '', isProduction),
    hasDemo: readSwitch('DEMO', environment['DEMO'] || (isProduction ? '0' : '1')),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${text}"`);
  return port;
}

function readUrl(name: string, text: string | undefined, protocols: readonly string[]): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    throw new ConfigError(
      `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
  }
  return text.replace(/\/+$/, '');
}

function readVapidKeys(publicKey: string | undefined, privateKey: string | undefined) {
  if (!publicKey && !privateKey) return null;
  if (!publicKey || !privateKey) throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together');
  return { publicKey, privateKey };
}

function readUpiId(text: string): string {
  if (!/^[\w.-]{2,255}@[a-z][a-z\d]{1,63}$/i.test(text))
    throw new ConfigError(`UPI_ID must be a UPI address such as name@bank, not "${text}"`);
  return text;
}

function readRazorpay(environment: Environment, isProduction: boolean): RazorpayConfig | null {
  const keyId = environment['RAZORPAY_KEY_ID'];
  const keySecret = environment['RAZORPAY_KEY_SECRET'];
  const webhookSecret = environment['RAZORPAY_WEBHOOK_SECRET'];
  if (!keyId && !keySecret && !webhookSecret) return null;
  if (!keyId || !keySecret || !webhookSecret)
    throw new ConfigError('RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET go together');
  // The secret travels with every call: in production never in the clear.
  const protocols = isProduction ? ['https:'] : ['https:', 'http:'];
  const apiUrl = readUrl('RAZORPAY_API_URL', environment['RAZORPAY_API_URL'], protocols);
  return { keyId, keySecret, webhookSecret, apiUrl: apiUrl ?? 'https://api.razorpay.com' };
}

function readSwitch(name: string, text: string): boolean {
  if (text !== '0' && text !== '1') throw new ConfigError(`${name} must be 0 or 1, not "${text}"`);
  return text === '1';
}

function readRateLimits(text: string, isProduction: boolean): boolean {
  if (text !== 'on' && text !== 'off') throw new ConfigError(`RATE_LIMITS must be on or off, not "${text}"`);
  if (text === 'off' && isProduction)
    throw new ConfigError('RATE_LIMITS=off is refused when NODE_ENV=production');
  return text === 'on';
}

function readClockOffset(text: string, isProduction: boolean): number {
  if (!text) return 0;
  if (isProduction) throw new ConfigError('CLOCK_OFFSET is refused when NODE_ENV=production');
  try {
    const start = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO('UTC');
    return start.add(Temporal.Duration.from(text)).epochMilliseconds;
  } catch {
    throw new ConfigError(`CLOCK_OFFSET must be an ISO 8601 duration such as PT11M or P8D, not "${text}"`);
  }
}
