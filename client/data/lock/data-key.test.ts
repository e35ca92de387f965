import { expect, test } from 'vitest';
import {
  importDataKey,
  newBrowserKey,
  newDataKey,
  PIN_ITERATIONS,
  unwrapByDevice,
  unwrapByPin,
  wrapByDevice,
  wrapByPin,
} from './data-key.ts';

test('unwraps the data key by the right PIN only, and only in the same browser', async () => {
  const [raw, browserKey] = [newDataKey(), await newBrowserKey()];
  const wrap = await wrapByPin(raw, '481905', browserKey);
  expect(wrap.iterations).toBe(PIN_ITERATIONS);
  expect(await unwrapByPin(wrap, '481905', browserKey)).toEqual(raw);
  expect(await unwrapByPin(wrap, '481906', browserKey)).toBeNull();
  await expect(unwrapByPin(wrap, '481905', await newBrowserKey())).rejects.toThrow(DOMException);
});

test('wraps the same PIN differently each time', async () => {
  const [raw, browserKey] = [newDataKey(), await newBrowserKey()];
  const [one, other] = await Promise.all([1, 2].map(() => wrapByPin(raw, '481905', browserKey)));
  expect(one?.wrapped).not.toEqual(other?.wrapped);
  expect(one?.salt).not.toEqual(other?.salt);
});

test('unwraps the data key by the device’s secret only', async () => {
  const [raw, secret, other] = [newDataKey(), newDataKey(), newDataKey()];
  const wrap = await wrapByDevice(raw, { credentialId: newDataKey(), salt: newDataKey(), secret });
  expect(await unwrapByDevice(wrap, secret)).toEqual(raw);
  expect(await unwrapByDevice(wrap, other)).toBeNull();
});

test('makes the data key and the browser key non-extractable', async () => {
  for (const key of [await importDataKey(newDataKey()), await newBrowserKey()])
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(DOMException);
});
