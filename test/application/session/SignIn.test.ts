import { expect, it } from 'vitest';
import { SignIn } from '../../../src/application/session/SignIn.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { InMemorySessionGateway } from '../../../src/infrastructure/session/InMemorySessionGateway.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { RecordingErrorReporter } from '../../support/fakes/RecordingErrorReporter.ts';
import { ALLOWED_ROLES, aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { changeRegistry } from '../../support/changes.ts';

const rejected = (message: string): PortFailure => ({ kind: 'rejected', status: 400, message });

it.each<readonly [string, PortFailure, string]>([
  ['a disabled company', rejected('constants.apiErrors.companyIsDisabled'), 'company-disabled'],
  ['a role it does not let in', rejected(' constants.apiErrors.permissions\n'), 'permissions'],
  ['the credentials', rejected('constants.apiErrors.loginNotValid'), 'not-valid'],
  ['a 401 of its own words', { kind: 'unauthorized', message: 'constants.apiErrors.permissions' }, 'permissions'],
  ['another address', { kind: 'unauthorized', signInAt: '/ACME' }, 'other-address'],
  ['an address that is none', { kind: 'unauthorized', signInAt: '//evil.example' }, 'not-valid'],
  ['any other 401', { kind: 'unauthorized', message: 'Bad credentials' }, 'not-valid'],
  ['something unheard of', rejected('oops'), 'failed'],
])('refuses for %s as the service names it, and reports the case [AU-14] [ER-1]', async (_, failure, kind) => {
  const gateway = new InMemorySessionGateway(new DemoService(aSample(), changeRegistry));
  gateway.signIn = async () => err(failure);
  const reporter = new RecordingErrorReporter();
  const signIn = new SignIn(gateway, ALLOWED_ROLES, false, new ManualClock(), reporter);
  const outcome = await signIn.execute({ username: 'a@acme.example', password: 'secret', organisationId: 'ACME' });
  expect(outcome).toMatchObject({ ok: false, error: { kind } });
  expect(reporter.reports.map(({ context }) => context)).toEqual([{ kind }]);
});

it.each([
  ['a merchant’s staff where every path is an admin’s', 'ACME', 'staff@acme.example', true, 'permissions'],
  ['nobody of the owner there', 'HOUSE', 'admin@house.example', true, undefined],
  ['nobody of a merchant elsewhere', 'ACME', 'staff@acme.example', false, undefined],
])('refuses %s [RT-3] [AU-9]', async (_, organisationId, username, isAdminEnvironment, refusal) => {
  const gateway = new InMemorySessionGateway(new DemoService(aSample(), changeRegistry));
  const reporter = new RecordingErrorReporter();
  const signIn = new SignIn(gateway, ALLOWED_ROLES, isAdminEnvironment, new ManualClock(), reporter);
  const outcome = await signIn.execute({ username, password: PASSWORD, organisationId });
  expect(outcome.ok ? undefined : outcome.error.kind).toBe(refusal);
});
