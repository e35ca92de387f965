import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const demoRefused = 'DEMO=1 is refused unless HOST and PUBLIC_URL are addresses of this machine alone';
const razorpayKeys = { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };

test('with its three keys Razorpay is called where it is, or where a test says', () => {
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

test('without any setting the app runs on this machine alone, with an embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: null,
    smtpUrl: null,
    filesUrl: null,
    supportEmail: 'support@jugal.example',
    hasRateLimits: true,
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
])('%j has no demo', (environment) => {
  expect(readConfig(environment).hasDemo).toBe(false);
});

test.each([
  { HOST: 'localhost' },
  { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
  { PUBLIC_URL: 'http://127.0.0.1:4000' },
])('%j is of this machine alone, and has a demo', (environment) => {
  expect(readConfig(environment)).toMatchObject({ isLoopback: true, hasDemo: true });
});

test('a secret key is 32 bytes, and proxies are addresses and ranges', () => {
  const { secretKey, trustProxy } = readConfig({
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8',
  });
  expect(secretKey).toEqual(Buffer.alloc(32, 7));
  expect(trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
});

test.each([
  ['PT11M', 11 * 60_000],
  ['P8D', 8 * 86_400_000],
  ['-PT1H', -3_600_000],
])('CLOCK_OFFSET=%s moves the clock by %i ms', (CLOCK_OFFSET, offset) => {
  expect(readConfig({ CLOCK_OFFSET }).clockOffsetMs).toBe(offset);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http"'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000"'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://'],
  [{ PUBLIC_URL: 'jugal.example' }, 'PUBLIC_URL must be a URL that starts with http:// or https://'],
  [{ FILES_URL: '/tmp' }, 'FILES_URL must be a URL that starts with s3://'],
  [{ UPI_ID: 'jugal' }, 'UPI_ID must be a UPI address such as name@bank, not "jugal"'],
  [
    { RAZORPAY_KEY_ID: 'rzp_live' },
    'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET go together',
  ],
  [
    { ...razorpayKeys, RAZORPAY_API_URL: 'http://127.0.0.1', NODE_ENV: 'production' },
    'RAZORPAY_API_URL must be a URL that starts with https://',
  ],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off, not "no"'],
  [{ DEMO: '1', PUBLIC_URL: 'https://jugal.example' }, demoRefused],
  [{ DEMO: '1', HOST: '0.0.0.0' }, demoRefused],
  [{ DEMO: '1', PUBLIC_URL: 'http://127.0.0.1.jugal.example' }, demoRefused],
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'http://jugal.example' },
    'PUBLIC_URL must start with https:// when NODE_ENV=production',
  ],
  [
    { SECRET_KEY: 'short' },
    'SECRET_KEY must be 32 bytes in base64, such as `openssl rand -base64 32` prints',
  ],
  [{ TRUST_PROXY: 'proxy' }, 'TRUST_PROXY must list addresses or ranges such as 10.0.0.0/8, not "proxy"'],
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    'TRUST_PROXY must list addresses or ranges such as 10.0.0.0/8, not "10.0.0.0/33"',
  ],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes"'],
  [
    { CLOCK_OFFSET: 'tomorrow' },
    'CLOCK_OFFSET must be an ISO 8601 duration such as PT11M or P8D, not "tomorrow"',
  ],
  [{ NODE_ENV: 'production', RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is refused when NODE_ENV=production'],
  [{ NODE_ENV: 'production', CLOCK_OFFSET: 'P1D' }, 'CLOCK_OFFSET is refused when NODE_ENV=production'],
])('%j is refused in one line', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(new ConfigError(message));
});
