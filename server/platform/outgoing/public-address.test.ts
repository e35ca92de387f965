import { expect, test } from 'vitest';
import { parseOutgoingUrl } from './outgoing-url.ts';
import { isPublicAddress } from './public-address.ts';

test.each([
  '0.0.0.0',
  '0.255.255.255',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:1ff::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fdff::1',
  'fe80::1',
  'fe80::1%lo',
  'febf::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
  '1',
  '127.1',
])('refuses %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2003::1',
  '2606:4700::1',
  '3ffe::1',
])('allows %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://example.com/a.ics',
  'ftp://example.com/a.ics',
  'file:///etc/passwd',
  'data:text/calendar,x',
  'example.com/a.ics',
  'nonsense',
  '',
  'https://me@example.com/',
  'https://me:secret@example.com/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.0.0.1./',
  'https://１２７.0.0.1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:8.8.8.8]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fd00::1]/',
  'https://169.254.169.254/latest/meta-data',
  'webcal://127.0.0.1/',
])('refuses the address %s', (text) => {
  expect(parseOutgoingUrl(text, [])).toBeNull();
});

test.each([
  ['https://example.com/a.ics?key=1#part', 'https://example.com/a.ics?key=1'],
  ['webcal://example.com/a.ics', 'https://example.com/a.ics'],
  [' WEBCAL://example.com/ ', 'https://example.com/'],
  ['https://example.com:443/', 'https://example.com/'],
  ['https://example.com:8443/', 'https://example.com:8443/'],
  // Names are checked when they are resolved.
  ['https://localhost/', 'https://localhost/'],
  ['https://1.1.1.1/', 'https://1.1.1.1/'],
  ['https://[2606:4700::1]/', 'https://[2606:4700::1]/'],
])('reads the address %s', (text, href) => {
  expect(parseOutgoingUrl(text, [])?.href).toBe(href);
});

test('allows the hosts of the setting over https alone', () => {
  const hosts = ['127.0.0.1:8443', 'localhost:443', '[::1]:8443'];
  for (const url of ['https://127.0.0.1:8443/', 'https://localhost/', 'https://[::1]:8443/'])
    expect(parseOutgoingUrl(url, hosts)?.href).toBe(url);
  for (const url of ['http://127.0.0.1:8443/', 'https://127.0.0.1/', 'https://me@127.0.0.1:8443/'])
    expect(parseOutgoingUrl(url, hosts)).toBeNull();
});
