import { identityToolkit } from '@bozor/api/adapters/identity-toolkit.ts';
import { expect, test } from 'vitest';
import { joinSources, policyText, STRICT_POLICY } from '../front-ends/content-policy.ts';
import { challengeSources } from './challenge-sources.ts';

const policyWith = (verifier: Parameters<typeof challengeSources>[0]) =>
  policyText(STRICT_POLICY, [], joinSources({ connect: ['https://map.example'] }, challengeSources(verifier)));

test("allows the provider's calls, and its challenge alone of Google's scripts [auth-21]", () => {
  const policy = policyWith(identityToolkit({ apiKey: 'key' }));
  const challenge = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
  expect(policy).toContain(`script-src 'self' ${challenge};`);
  expect(policy).toContain(`frame-src 'self' ${challenge}`);
  expect(policy).toContain("connect-src 'self' https://map.example https://identitytoolkit.googleapis.com;");
});

test('allows a server that plays both', () => {
  expect(challengeSources(identityToolkit({ apiKey: 'key', serverUrl: 'http://127.0.0.1:9099/of/it' }))).toEqual({
    connect: ['http://127.0.0.1:9099'],
    scripts: ['http://127.0.0.1:9099'],
    frames: ['http://127.0.0.1:9099'],
  });
});

test('allows nothing of it while it is switched off', () => {
  expect(policyWith(undefined)).toBe(policyText(STRICT_POLICY, [], { connect: ['https://map.example'] }));
  expect(policyWith(undefined)).not.toMatch(/google|frame-src/);
});
