import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { brand } from '#domain/kernel/brand.ts';

export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /** The app's public address without a trailing slash. Links in mails, cookies and the origin check use it. */
  publicUrl: string;
  databaseUrl: string | null;
  /** The same database without the pooler, for work that needs its own session. Then `databaseUrl` is the pooler's. */
  databaseDirectUrl: string | null;
  /** True if the pooler supports prepared statements per client. */
  hasPreparedStatements: boolean;
  databaseReplicaUrls: string[];
  dataDir: string;
  /** 32 bytes that encrypt secrets in the database. `null`: generated on the first start and stored in `dataDir`. */
  secretKey: Buffer | null;
  /** Seconds for which the server still answers after the signal to stop, marked not ready, so that proxies notice. */
  drainSeconds: number;
  smtpUrl: string | null;
  filesUrl: string | null;
  upiId: string;
  upiName: string;
  /** The hosted payment page. `null`: members can pay only by UPI. */
  razorpay: RazorpayConfig | null;
  supportEmail: string;
  /**
   * The officer who answers complaints about personal data, named in the privacy notice. `null`: the notice names the
   * office, in the page's language.
   */
  grievanceOfficer: string | null;
  /** The installation's key pair, base64url. `null`: generated on the first start and stored in the database. */
  vapidKeys: { publicKey: string; privateKey: string } | null;
  /** Addresses or CIDRs of the proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[];
  hasRateLimits: boolean;
  /** False: this process enqueues jobs, and other processes on the same database run them. */
  worksOnJobs: boolean;
  /** Milliseconds by which the app's clock is ahead of the machine's. */
  clockOffsetMs: number;
  /** Address at which Prometheus reads the metrics; `null` turns them off. */
  metrics: { host: string; port: number } | null;
  /** The OpenTelemetry collector, without a trailing slash. `null` turns tracing off. */
  traces: { endpoint: string; serviceName: string } | null;
  /** `host:port` at which calendars may be read though they are not public, for tests. */
  calendarHosts: string[];
  hasDemo: boolean;
  /** True if only this machine reaches the app. The demo requires it, because its passwords are printed. */
  isLoopback: boolean;
}

export interface RazorpayConfig {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Base URL of its API, without a trailing slash. */
  apiUrl: string;
}

/** An invalid setting. `message` is one line for the operator. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and validates the settings of `environment`. Throws `ConfigError` on the first invalid one. */
export function readConfig(environment: Environment): Config {
  const isProduction = environment['NODE_ENV'] === 'production';
  const port = readPort('PORT', environment['PORT'] ?? '3000');
  const host = environment['HOST'] || '127.0.0.1';
  const publicUrl =
    readUrl('PUBLIC_URL', environment['PUBLIC_URL'], ['http:', 'https:']) ??
    `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  const isLoopback = isLoopbackHost(host) && isLoopbackHost(new URL(publicUrl).hostname);
  checkPublicUrl(publicUrl, isProduction);
  return {
    isProduction,
    isLoopback,
    port,
    host,
    publicUrl,
    ...readDatabaseUrls(environment),
    dataDir: resolve(environment['DATA_DIR'] || './data'),
    secretKey: readSecretKey(environment['SECRET_KEY']),
    drainSeconds: readDrainSeconds(environment['DRAIN_SECONDS'] || '0'),
    smtpUrl: readUrl('SMTP_URL', environment['SMTP_URL'], ['smtp:', 'smtps:']),
    filesUrl: readUrl('FILES_URL', environment['FILES_URL'], ['s3:']),
    upiId: readUpiId(environment['UPI_ID'] || `${brand.slug}@upi`),
    upiName: environment['UPI_NAME'] || brand.name,
    razorpay: readRazorpay(environment, isProduction),
    supportEmail: environment['SUPPORT_EMAIL'] || brand.supportEmail,
    grievanceOfficer: environment['GRIEVANCE_OFFICER'] || null,
    vapidKeys: readVapidKeys(environment['VAPID_PUBLIC_KEY'], environment['VAPID_PRIVATE_KEY']),
    trustProxy: readProxies(environment['TRUST_PROXY'] ?? ''),
    hasRateLimits: readRateLimits(environment['RATE_LIMITS'] || 'on', isProduction),
    worksOnJobs: readOnOff('JOBS', environment['JOBS'] || 'on'),
    clockOffsetMs: readClockOffset(environment['CLOCK_OFFSET'] || '', isProduction),
    metrics: readMetrics(environment, port),
    traces: readTraces(environment),
    calendarHosts: readCalendarHosts(environment['CALENDAR_HOSTS'] || '', isProduction),
    hasDemo: readDemo(environment['DEMO'], isLoopback && !isProduction, {
      isLoopback,
      isPooled: Boolean(environment['DATABASE_DIRECT_URL']),
    }),
  };
}

function readDatabaseUrls(environment: Environment) {
  const protocols = ['postgres:', 'postgresql:'];
  const databaseUrl = readUrl('DATABASE_URL', environment['DATABASE_URL'], protocols);
  const databaseDirectUrl = readUrl('DATABASE_DIRECT_URL', environment['DATABASE_DIRECT_URL'], protocols);
  const databaseReplicaUrls = (environment['DATABASE_REPLICA_URLS'] ?? '')
    .split(',')
    .map((part) => readUrl('Each of DATABASE_REPLICA_URLS', part.trim(), protocols))
    .filter((url) => url !== null);
  const prepared = readSwitch('DATABASE_PREPARED_STATEMENTS', environment['DATABASE_PREPARED_STATEMENTS'] || '0');
  if (!databaseUrl && databaseReplicaUrls.length > 0)
    throw new ConfigError('DATABASE_REPLICA_URLS needs DATABASE_URL: the embedded database has no replicas');
  if (!databaseUrl && databaseDirectUrl)
    throw new ConfigError('DATABASE_DIRECT_URL needs DATABASE_URL: it leads past the pooler that stands there');
  return { databaseUrl, databaseDirectUrl, databaseReplicaUrls, hasPreparedStatements: prepared };
}

/** True if `host` is a loopback address or `localhost`. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Rejects plain HTTP in production except on loopback: requests carry passwords and private data. */
function checkPublicUrl(publicUrl: string, isProduction: boolean): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (isProduction && protocol === 'http:' && !isLoopbackHost(hostname))
    throw new ConfigError('PUBLIC_URL must start with https:// when NODE_ENV=production');
}

function readSecretKey(text: string | undefined): Buffer | null {
  if (!text) return null;
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32)
    throw new ConfigError('SECRET_KEY must be 32 bytes in base64, such as `openssl rand -base64 32` prints');
  return key;
}

function readProxies(text: string): string[] {
  const proxies = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = proxies.find((proxy) => !isAddressRange(proxy));
  if (wrong !== undefined)
    throw new ConfigError(`TRUST_PROXY must list addresses or ranges such as 10.0.0.0/8, not "${wrong}"`);
  return proxies;
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Rejects the demo on an address that others reach: its printed passwords would make any visitor an admin. */
function readDemo(
  text: string | undefined,
  isDefault: boolean,
  { isLoopback, isPooled }: { isLoopback: boolean; isPooled: boolean },
): boolean {
  const hasDemo = readSwitch('DEMO', text || (isDefault ? '1' : '0'));
  if (hasDemo && isPooled) throw new ConfigError('DEMO=1 is refused with DATABASE_DIRECT_URL: set DEMO=0');
  if (hasDemo && !isLoopback)
    throw new ConfigError('DEMO=1 is refused unless HOST and PUBLIC_URL are addresses of this machine alone');
  return hasDemo;
}

/** Returns `null` without a port. Rejects the members' port, because the metrics are not public. */
function readMetrics(environment: Environment, membersPort: number): Config['metrics'] {
  const text = environment['METRICS_PORT'];
  const host = environment['METRICS_HOST'];
  if (!text && host) throw new ConfigError('METRICS_HOST needs METRICS_PORT');
  if (!text) return null;
  const port = readPort('METRICS_PORT', text);
  if (port === membersPort && port !== 0)
    throw new ConfigError('METRICS_PORT must be another port than PORT: members must not reach it');
  return { host: host || '127.0.0.1', port };
}

function readTraces(environment: Environment): Config['traces'] {
  const name = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  const endpoint = readUrl(name, environment[name], ['http:', 'https:']);
  return endpoint ? { endpoint, serviceName: environment['OTEL_SERVICE_NAME'] || brand.slug } : null;
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new ConfigError(`${name} must be a number from 0 to 65535, not "${text}"`);
  return port;
}

function readDrainSeconds(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 300)
    throw new ConfigError(`DRAIN_SECONDS must be a whole number from 0 to 300, not "${text}"`);
  return Number(text);
}

function readUrl(name: string, text: string | undefined, protocols: readonly string[]): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    throw new ConfigError(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
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
  // Every call carries the secret, so production allows only https.
  const protocols = isProduction ? ['https:'] : ['https:', 'http:'];
  const apiUrl = readUrl('RAZORPAY_API_URL', environment['RAZORPAY_API_URL'], protocols);
  return { keyId, keySecret, webhookSecret, apiUrl: apiUrl ?? 'https://api.razorpay.com' };
}

function readSwitch(name: string, text: string): boolean {
  if (text !== '0' && text !== '1') throw new ConfigError(`${name} must be 0 or 1, not "${text}"`);
  return text === '1';
}

function readRateLimits(text: string, isProduction: boolean): boolean {
  const isOn = readOnOff('RATE_LIMITS', text);
  if (!isOn && isProduction) throw new ConfigError('RATE_LIMITS=off is refused when NODE_ENV=production');
  return isOn;
}

function readOnOff(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new ConfigError(`${name} must be on or off, not "${text}"`);
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

function readCalendarHosts(text: string, isProduction: boolean): string[] {
  if (!text) return [];
  if (isProduction) throw new ConfigError('CALENDAR_HOSTS is refused when NODE_ENV=production');
  const hosts = text.split(',').map((part) => part.trim());
  const wrong = hosts.find((host) => !/^(?:[a-z\d.-]+|\[[\da-f:]+\]):\d{1,5}$/.test(host));
  if (wrong !== undefined)
    throw new ConfigError(`CALENDAR_HOSTS must list hosts with ports such as 127.0.0.1:8443, not "${wrong}"`);
  return hosts;
}
