import type { SampleData, SampleOwner } from '../../../sample/SampleData.ts';
import { describe, expect, it } from 'vitest';
import { PublishAttemptArchive } from '../../../src/application/publishing/attempts/PublishAttemptArchive.ts';
import { PublishPendingChanges } from '../../../src/application/publishing/PublishPendingChanges.ts';
import type { PublishStepRunner } from '../../../src/application/publishing/PublishStepRunner.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { PublishAttempt } from '../../../src/domain/publishing/process/publishAttempt.ts';
import { temporaryId } from '../../../src/domain/publishing/createdIds.ts';
import type { PublishStep } from '../../../src/domain/changes/changeType.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { inMemoryPublishGateway } from '../../../src/infrastructure/publishing/inMemoryPublishGateway.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { Faults } from '../../support/fakes/Faults.ts';
import { faultyPublishes } from '../../support/fakes/faultyGateways.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { changeRegistry, changeSubjects } from '../../support/changes.ts';

/** Sample data in which the lists of each merchant are empty. */
function withLists(): SampleData {
  const sample = aSample();
  const merchants = (owner: SampleOwner) =>
    owner.merchants.map((merchant) => {
      const configuration = { ...merchant.configuration, rulesConfig: [], warehousesConfig: [] };
      return { ...merchant, configuration };
    });
  return { ...sample, owners: sample.owners.map((owner) => ({ ...owner, merchants: merchants(owner) })) };
}

/** Changes to values that are already published, so the steps have nothing to send. */
const changes: readonly PendingChange[] = [
  { type: 'RULES', key: 'rules.order', value: ['rule-1'], originalValue: [] },
  { type: 'COMPANY', key: 'returnForm.orderIdCustomHeader', value: { removed: true } },
  { type: 'WAREHOUSE', key: 'warehouses.default', value: 'nowhere' },
];
const attempt: PublishAttempt = { attemptId: 'attempt-1', companyId: 'ACME', revision: '"r1"', changes, done: [] };
const published = { configuration: aCompanyConfiguration(), revision: '"r1"' };
const steps: readonly PublishStep[] = ['company', 'warehouses', 'rules'];

function publishing(runnable = steps, calls: readonly string[] = ['send']) {
  const faults = new Faults();
  const journal = new PublishAttemptArchive(new InMemoryStorage(), changeSubjects);
  const clock = new ManualClock();
  const gateway = inMemoryPublishGateway(new DemoService(withLists(), changeRegistry, { clock }));
  const runners = runnable.map((step): PublishStepRunner => ({
    step,
    run: async (_, __, { once }) => {
      for (const name of calls) {
        const callName = calls.length === 1 ? step : name;
        const response = await once(name, (write) =>
          faults.around(callName, write.idempotencyKey, async () => ok(`${name} answered`)),
        );
        if (!response.ok) return response;
      }
      return ok(undefined);
    },
  }));
  const publish = new PublishPendingChanges(faultyPublishes(gateway, faults), runners, journal, clock);
  const told: string[] = [];
  const execute = (from: PublishAttempt = attempt) =>
    publish.execute(from, published, (step, state) => told.push(`${step} ${state}`));
  return { faults, journal, told, execute, clock };
}

describe('PublishPendingChanges', () => {
  it('opens a publish, runs its steps in order, completes the publish, and reports each step [PB-5]', async () => {
    const { faults, told, execute } = publishing();
    expect(await execute()).toEqual(ok({ revision: '"r2"', createdIds: {} }));
    expect(faults.effects.map((call) => call.split(':')[0])).toEqual([
      'open',
      'company',
      'warehouses',
      'rules',
      'complete',
    ]);
    expect(told).toEqual([
      'company running',
      'company done',
      'warehouses running',
      'warehouses done',
      'rules running',
      'rules done',
    ]);
  });

  it('stops at a failed step, and on a retry continues from the failed step with the same idempotency keys [PB-13] [PB-14]', async () => {
    const { faults, journal, execute } = publishing();
    faults.plan('warehouses', 'server-error');
    expect(await execute()).toMatchObject({ ok: false, error: { step: 'warehouses' } });
    const stopped = journal.read('ACME');
    expect(stopped).toMatchObject({ done: ['company'], changes });
    expect(await execute(stopped)).toEqual(ok({ revision: '"r2"', createdIds: {} }));
    expect(faults.asked).toEqual([
      'open:attempt-1:open',
      'company:attempt-1:company:send',
      'warehouses:attempt-1:warehouses:send',
      'warehouses:attempt-1:warehouses:send',
      'rules:attempt-1:rules:send',
      'complete:attempt-1:complete',
    ]);
    expect(journal.read('ACME')).toBeUndefined();
  });

  it('starts no further call after five minutes, and on a retry continues with the next call [PB-14]', async () => {
    const { faults, clock, journal, execute } = publishing();
    faults.plan('warehouses', 'held');
    const first = execute();
    await new Promise((resume) => setImmediate(resume));
    clock.advance(300_000);
    faults.release();
    expect(await first).toMatchObject({ ok: false, error: { step: 'rules', cause: { kind: 'timed-out' } } });
    expect(await execute(journal.read('ACME'))).toMatchObject({ ok: true });
    expect(faults.asked.filter((call) => call.startsWith('warehouses:'))).toHaveLength(1);
  });

  it('does not repeat a call that got a response, even if a later call of the same step failed [PB-13]', async () => {
    const { faults, journal, execute } = publishing(steps, ['first', 'second']);
    faults.plan('second', 'server-error');
    expect(await execute()).toMatchObject({ ok: false, error: { step: 'company' } });
    expect(journal.read('ACME')?.answers).toEqual({ 'company:first': 'first answered' });
    expect(await execute(journal.read('ACME'))).toEqual(ok({ revision: '"r2"', createdIds: {} }));
    expect(faults.asked.filter((call) => call.includes(':company:'))).toEqual([
      'first:attempt-1:company:first',
      'second:attempt-1:company:second',
      'second:attempt-1:company:second',
    ]);
  });

  it('stores its progress before each call, so that the publish can continue after a reload [PB-13]', async () => {
    const { faults, journal, execute } = publishing();
    faults.plan('rules', 'held');
    void execute();
    await new Promise((resume) => setImmediate(resume));
    expect(journal.read('ACME')).toMatchObject({ done: ['company', 'warehouses'], publishId: 'demo-publish-1' });
  });

  it('uses the service’s ids of created entries in later steps, even after a failure [WH-4] [PB-13]', async () => {
    const made = temporaryId('0123456789abcdef');
    const faults = new Faults();
    const journal = new PublishAttemptArchive(new InMemoryStorage(), changeSubjects);
    const gateway = inMemoryPublishGateway(new DemoService(withLists(), changeRegistry));
    const sent: unknown[] = [];
    const runners: readonly PublishStepRunner[] = [
      {
        step: 'warehouses',
        run: async (_, __, calls) => {
          calls.recordCreated(made, 'acme-7');
          expect(calls.createdId(made)).toBe('acme-7');
          expect(calls.createdId('constructor')).toBeUndefined();
          return ok(undefined);
        },
      },
      {
        step: 'rules',
        run: async (_, [rule], calls) => {
          sent.push(rule?.value);
          expect(calls.wasAnswered('send')).toBe(false);
          const response = await calls.once('send', (write) =>
            faults.around('rules', write.idempotencyKey, async () => ok(1)),
          );
          expect(calls.wasAnswered('send')).toBe(response.ok);
          return response.ok ? ok(undefined) : response;
        },
      },
    ];
    const publish = new PublishPendingChanges(gateway, runners, journal, new ManualClock());
    faults.plan('rules', 'server-error');
    const naming = { ...attempt, changes: [changes[2]!, { ...changes[0]!, value: [made] }] };
    expect(await publish.execute(naming, published, () => undefined)).toMatchObject({ ok: false });
    const stopped = journal.read('ACME')!;
    expect(await publish.execute(stopped, published, () => undefined)).toEqual(
      ok({ revision: '"r2"', createdIds: { [made]: 'acme-7' } }),
    );
    expect(sent).toEqual([['acme-7'], ['acme-7']]);
  });

  it('throws if a step has no runner, because the changes of that step would otherwise count as published [PB-13]', async () => {
    const { execute } = publishing(['company']);
    await expect(execute()).rejects.toThrow('no runner for the publish step warehouses');
  });
});
