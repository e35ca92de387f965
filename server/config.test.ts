import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const demoRefused = 'DEMO=1 is refused unless HOST and PUBLIC_URL are addresses of this machine alone';
const razorpayKeys = { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };

test('enables Razorpay with its three keys, at its own address or the one of a test', () => {
  expect(readConfig({}).razorpay).toBeNull();
  expect(readConfig(razorpayKeys).razorpay?.apiUrl).toBe('https://api.razorpay.com');
  const apiUrl = 'http://127.0.0.1:9';
  expect(readConfig({ ...razorpayKeys, RAZORPAY_API_URL: `${apiUrl}/` }).razorpay).toEqual({
    keyId: 'a',
    keySecret: 'b',
    webhookSecret: 'c',
    apiUrl,
  });
});

test('defaults to this machine alone and an embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: null,
    smtpUrl: null,
    filesUrl: null,
    supportEmail: 'support@jugal.example',
    hasRateLimits: true,
    worksOnJobs: true,
    clockOffsetMs: 0,
    hasDemo: true,
  });
});

test.each([
  { NODE_ENV: 'production' },
  { PUBLIC_URL: 'https://jugal.example' },
  { PUBLIC_URL: 'http://jugal.example' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.4', PUBLIC_URL: 'http://localhost:3000' },
])('turns the demo off for %j', (environment) => {
  expect(readConfig(environment).hasDemo).toBe(false);
});

test.each([
  { HOST: 'localhost' },
  { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
  { PUBLIC_URL: 'http://127.0.0.1:4000' },
])('treats %j as this machine alone, and turns the demo on', (environment) => {
  expect(readConfig(environment)).toMatchObject({ isLoopback: true, hasDemo: true });
});

test('reads a secret key of 32 bytes, and proxies as addresses and ranges', () => {
  const { secretKey, trustProxy } = readConfig({
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8',
  });
  expect(secretKey).toEqual(Buffer.alloc(32, 7));
  expect(trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
});

test('splits the list of replicas at commas', () => {
  const { databaseReplicaUrls } = readConfig({
    DATABASE_URL: 'postgres://a/b',
    DATABASE_REPLICA_URLS: ' postgres://c/b,postgres://d/b ',
  });
  expect(databaseReplicaUrls).toEqual(['postgres://c/b', 'postgres://d/b']);
});

test.each([
  ['PT11M', 11 * 60_000],
  ['P8D', 8 * 86_400_000],
  ['-PT1H', -3_600_000],
])('reads CLOCK_OFFSET=%s as %i ms', (CLOCK_OFFSET, offset) => {
  expect(readConfig({ CLOCK_OFFSET }).clockOffsetMs).toBe(offset);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http"'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000"'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://'],
  [
    { DATABASE_URL: 'postgres://a/b', DATABASE_REPLICA_URLS: 'postgres://c/b, replica-two' },
    'Each of DATABASE_REPLICA_URLS must be a URL that starts with postgres:// or postgresql://',
  ],
  [
    { DATABASE_REPLICA_URLS: 'postgres://c/b' },
    'DATABASE_REPLICA_URLS needs DATABASE_URL: the embedded database has no replicas',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://c/b' },
    'DATABASE_DIRECT_URL needs DATABASE_URL: it leads past the pooler that stands there',
  ],
  [
    { DATABASE_URL: 'postgres://a/b', DATABASE_DIRECT_URL: 'postgres://c/b' },
    'DEMO=1 is refused with DATABASE_DIRECT_URL: set DEMO=0',
  ],
  [{ DATABASE_PREPARED_STATEMENTS: 'yes' }, 'DATABASE_PREPARED_STATEMENTS must be 0 or 1, not "yes"'],
  [{ DRAIN_SECONDS: '1m' }, 'DRAIN_SECONDS must be a whole number from 0 to 300, not "1m"'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://'],
  [{ PUBLIC_URL: 'jugal.example' }, 'PUBLIC_URL must be a URL that starts with http:// or https://'],
  [{ FILES_URL: '/tmp' }, 'FILES_URL must be a URL that starts with s3://'],
  [{ UPI_ID: 'jugal' }, 'UPI_ID must be a UPI address such as name@bank, not "jugal"'],
  [{ RAZORPAY_KEY_ID: 'rzp_live' }, 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET go together'],
  [
    { ...razorpayKeys, RAZORPAY_API_URL: 'http://127.0.0.1', NODE_ENV: 'production' },
    'RAZORPAY_API_URL must be a URL that starts with https://',
  ],
  [{ JOBS: 'no' }, 'JOBS must be on or off, not "no"'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off, not "no"'],
  [{ DEMO: '1', PUBLIC_URL: 'https://jugal.example' }, demoRefused],
  [{ DEMO: '1', HOST: '0.0.0.0' }, demoRefused],
  [{ DEMO: '1', PUBLIC_URL: 'http://127.0.0.1.jugal.example' }, demoRefused],
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'http://jugal.example' },
    'PUBLIC_URL must start with https:// when NODE_ENV=production',
  ],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be 32 bytes in base64, such as `openssl rand -base64 32` prints'],
  [{ TRUST_PROXY: 'proxy' }, 'TRUST_PROXY must list addresses or ranges such as 10.0.0.0/8, not "proxy"'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must list addresses or ranges such as 10.0.0.0/8, not "10.0.0.0/33"'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes"'],
  [{ CLOCK_OFFSET: 'tomorrow' }, 'CLOCK_OFFSET must be an ISO 8601 duration such as PT11M or P8D, not "tomorrow"'],
  [{ NODE_ENV: 'production', RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is refused when NODE_ENV=production'],
  [{ NODE_ENV: 'production', CLOCK_OFFSET: 'P1D' }, 'CLOCK_OFFSET is refused when NODE_ENV=production'],
  [
    { CALENDAR_HOSTS: '127.0.0.1' },
    'CALENDAR_HOSTS must list hosts with ports such as 127.0.0.1:8443, not "127.0.0.1"',
  ],
  [{ NODE_ENV: 'production', CALENDAR_HOSTS: '127.0.0.1:8443' }, 'CALENDAR_HOSTS is refused when NODE_ENV=production'],
])('rejects %j with a message of one line', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(new ConfigError(message));
});

test('leaves metrics and traces off without a port and an endpoint', () => {
  expect(readConfig({})).toMatchObject({ metrics: null, traces: null });
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.4' }).metrics?.host).toBe('10.0.0.4');
  const endpoint = 'http://collector.test:4318';
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` }).traces).toEqual({
    endpoint,
    serviceName: 'jugal',
  });
});

test.each([
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another port than PORT: members must not reach it'],
  [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a number from 0 to 65535, not "on"'],
  [{ METRICS_HOST: '10.0.0.4' }, 'METRICS_HOST needs METRICS_PORT'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that starts with http:// or https://',
  ],
])('rejects %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(new ConfigError(message));
});
