import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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

test('production has no demo', () => {
  expect(readConfig({ NODE_ENV: 'production' }).hasDemo).toBe(false);
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
