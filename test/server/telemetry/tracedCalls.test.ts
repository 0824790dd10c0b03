import { expect, it } from 'vitest';
import type { AccountMail } from '../../../server/application/mail/AccountMailer.ts';
import { tracedFinder, tracedMailer, tracedProviders } from '../../../server/infrastructure/telemetry/tracedCalls.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { RecordingTracer } from '../../support/fakes/RecordingTracer.ts';

const mail: AccountMail = {
  kind: 'reset',
  to: { name: 'Ada Secret', address: 'ada@secret.example' },
  language: 'en',
  productName: 'Returns',
  carrierName: 'Secret Post',
  companyId: 'SECRET',
  link: 'https://returns.example/#token=secret',
  expiresAt: 0,
};
const proof = { kind: 'widget-token', accessToken: 'secret' } as const;

it('tracedMailer records each delivery as a job with one outgoing call, and the kind of a failure', async () => {
  const tracer = new RecordingTracer();
  const outcomes = [ok(undefined), err({ kind: 'refused', reason: 'secret' } as const)];
  const mailer = tracedMailer({ send: async () => outcomes.shift() ?? ok(undefined) }, tracer);
  expect(await mailer.send(mail)).toEqual({ ok: true });
  expect(await mailer.send(mail)).toMatchObject({ error: { kind: 'refused' } });
  const call = { name: 'mail server', attributes: { 'peer.service': 'mail server' } };
  const job = { name: 'job: deliver mail', attributes: {} };
  expect(tracer.spans).toEqual([call, job, { ...call, failure: 'refused' }, job]);
});

it('tracedFinder records each request, without the typed address', async () => {
  const tracer = new RecordingTracer();
  const failure = err({ kind: 'timeout', reason: 'secret' } as const);
  const finder = tracedFinder({ find: async () => ok([]), retrieve: async () => failure }, tracer);
  expect(await finder.find('1 Secret Street', 'AU')).toEqual({ ok: true, value: [] });
  expect(await finder.retrieve('secret')).toBe(failure);
  const call = { name: 'address finder', attributes: { 'peer.service': 'address finder' } };
  expect(tracer.spans).toEqual([call, { ...call, failure: 'timeout' }]);
});

it('tracedProviders records each verification, without the proof', async () => {
  const tracer = new RecordingTracer();
  const providers = tracedProviders({ offers: () => true, prove: async () => err('expired') }, tracer);
  expect(providers.offers('OWNER', 'widget-token', 'key')).toBe(true);
  expect(await providers.prove('OWNER', proof)).toEqual({ ok: false, error: 'expired' });
  const attributes = { 'peer.service': 'identity provider' };
  expect(tracer.spans).toEqual([{ name: 'identity provider', attributes, failure: 'expired' }]);
});
