import { describe, expect, it } from 'vitest';
import { callbackAddress, isAllowedCallback } from './payment-callback.ts';

const ALLOWED = ['https://app.example/pay', 'bozor-app://paid', 'https://partner.example:8443'];

describe('a payment may return', () => {
  it.each([
    ['to an address of the list', 'https://app.example/pay'],
    ['with a slash at its end', 'https://app.example/pay/'],
    ['with a query', 'https://app.example/pay?from=cart'],
    ['below an address of the list', 'https://app.example/pay/done'],
    ['to an app', 'bozor-app://paid'],
    ['to any page of an origin of the list', 'https://partner.example:8443/thanks'],
  ])('%s', (_how, callback) => expect(isAllowedCallback(callback, ALLOWED)).toBe(true));
});

describe('a payment does not return', () => {
  it.each([
    ['to another host', 'https://evil.example/pay'],
    ['to a host that begins like one of the list', 'https://app.example.evil.example/pay'],
    ['to a name before the host', 'https://app.example@evil.example/pay'],
    ['to another path', 'https://app.example/account'],
    ['to a path that begins like one of the list', 'https://app.example/payments'],
    ['above its path', 'https://app.example/pay/../account'],
    ['without encryption', 'http://app.example/pay'],
    ['to another port', 'https://partner.example/thanks'],
    ['to another app', 'other-app://paid'],
    ['to a script', 'javascript://app.example/%0Aalert(1)'],
    ['to a path', '/payment'],
    ['to a host without a scheme', '//app.example/pay'],
    ['through a backslash', 'https://app.example\\@evil.example/pay'],
    ['to nothing', ''],
    ['to an endless address', `https://app.example/pay/${'x'.repeat(1000)}`],
  ])('%s', (_how, callback) => expect(isAllowedCallback(callback, ALLOWED)).toBe(false));

  it('where the operator lists none', () => expect(isAllowedCallback('https://app.example/pay', [])).toBe(false));
});

it.each([
  ['https://app.example/pay', 'https://app.example/pay?order_id=7&token=a'],
  ['https://app.example/pay?from=cart', 'https://app.example/pay?from=cart&order_id=7&token=a'],
  ['bozor-app://paid', 'bozor-app://paid?order_id=7&token=a'],
])('%s gets the order in its query', (callback, address) => {
  expect(callbackAddress(callback, { order_id: 7, token: 'a' })).toBe(address);
});
