import { beforeEach, describe, expect, it } from 'vitest';
import type { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { productOf } from '../../../src/domain/company/companyConfiguration.ts';
import { switchReasons } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { adminConfigurationOf } from '../../../src/infrastructure/branding/adminConfigurationOf.ts';
import { inMemoryCompanyGateway } from '../../../src/infrastructure/company/inMemoryCompanyGateway.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { aSample, MERCHANT_NAVIGATION } from '../../support/samples/aSample.ts';
import { aReturnReasons, companyId } from '../../support/samples/builders.ts';
import { Faults } from '../../support/fakes/Faults.ts';
import { faultyCompanies } from '../../support/fakes/faultyGateways.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { aBrandingStore } from '../../support/aBrandingStore.ts';
import { RecordingErrorReporter } from '../../support/fakes/RecordingErrorReporter.ts';
import { RecordingAnalytics } from '../../support/fakes/RecordingAnalytics.ts';
import { changeRegistry, changeSubjects } from '../../support/changes.ts';

const ACME = companyId('ACME');
const KOYO = companyId('KOYO');

let faults: Faults;
let changes: PendingChangesStore;
let analytics: RecordingAnalytics;
let reporter: RecordingErrorReporter;
let store: CompanyStore;
let signals: (AbortSignal | undefined)[];
let owner: BrandingStore;

beforeEach(() => {
  faults = new Faults();
  changes = new PendingChangesStore();
  analytics = new RecordingAnalytics();
  reporter = new RecordingErrorReporter();
  signals = [];
  const companies = inMemoryCompanyGateway(new DemoService(aSample(), changeRegistry));
  const gateway = faultyCompanies(companies, faults, signals);
  owner = aBrandingStore();
  store = new CompanyStore(gateway, changes, changeSubjects, new ManualClock(), analytics, reporter, owner);
});

describe('CompanyStore', () => {
  it('reads a company and its revision once when the company is opened', async () => {
    const opening = store.open(ACME);
    expect(store).toMatchObject({ state: { kind: 'loading' }, companyId: ACME });
    await store.open(ACME);
    await opening;
    expect(store.published?.revision).toBe('"r1"');
    expect(store.configuration).toMatchObject({ name: 'Acme', fieldNobodyKnows: { kept: [1, 'two', null] } });
    await store.open(ACME);
    expect(faults.asked).toEqual(['read:ACME']);
  });

  it('applies the owner’s current defaults to features that the merchant did not set [PB-9]', async () => {
    await store.open(ACME);
    expect(store.configuration?.features).toEqual({ navigation: MERCHANT_NAVIGATION });
    const features = { addressValidationRequired: true, returnWindows: { maxDueDateDays: 30 } };
    owner.adopt(adminConfigurationOf('USPS', { productName: '', carrierName: '', features }));
    expect(store.configuration?.features).toMatchObject({ navigation: MERCHANT_NAVIGATION, ...features });
    expect(store.pendingConfiguration?.features).toEqual(store.configuration?.features);
    expect(store.published?.configuration.features).toEqual({ navigation: MERCHANT_NAVIGATION });
  });

  it('returns pendingConfiguration with the pending changes applied, and configuration without them', async () => {
    await store.open(ACME);
    changes.edit([switchReasons(aReturnReasons(), false)]);
    expect(productOf(store.pendingConfiguration!).returnReasons?.enabled).toBe(false);
    expect(productOf(store.configuration!).returnReasons?.enabled).toBe(true);
  });

  it('aborts the request for a company when the user leaves or closes the company [CF-3]', async () => {
    const abortStates = (): readonly (boolean | undefined)[] => signals.map((signal) => signal?.aborted);
    faults.plan('read', 'held', 'held');
    const opening = store.open(ACME);
    const next = store.open(KOYO);
    expect(abortStates()).toEqual([true, false]);
    store.close();
    expect(abortStates()).toEqual([true, true]);
    faults.release();
    await Promise.all([opening, next]);
    expect(store.state).toEqual({ kind: 'idle' });
    expect(store.companyId).toBeUndefined();
    expect(analytics.events).toEqual([]);
  });

  it('ignores a failed request for a company that the user has left [CF-3]', async () => {
    faults.plan('read', 'lost-before');
    const opening = store.open(ACME);
    await store.open(KOYO);
    await opening;
    expect(store.state.kind).toBe('ready');
    expect(analytics.events).toEqual([]);
  });

  it('reports a failed read of the company to analytics and error reporting, and reads again on retry [SH-8] [ER-2]', async () => {
    faults.plan('read', 'server-error');
    await store.open(ACME, '/ACME/return-reasons');
    expect(store.state).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } });
    expect(store.companyId).toBe(ACME);
    expect(analytics.events).toEqual([
      { type: 'page_load_failure', properties: { companyId: ACME, path: '/ACME/return-reasons' } },
    ]);
    expect(reporter.reports.map(({ context }) => context)).toEqual([{ kind: 'unavailable' }]);
    await store.open(ACME);
    expect(store.state.kind).toBe('ready');
  });

  it('reports a failed read of the company only once until a read succeeds [SH-8] [TL-8]', async () => {
    const fail = async (path: string) => {
      faults.plan('read', 'server-error');
      await store.open(ACME, path);
    };
    await fail('/ACME/return-reasons');
    await fail('/ACME/return-reasons');
    expect(analytics.events).toHaveLength(1);
    await fail('/ACME/carriers');
    expect(analytics.events).toHaveLength(2);
    await store.open(ACME, '/ACME/carriers');
    store.close();
    await fail('/ACME/carriers');
    expect(analytics.events).toHaveLength(3);
  });

  it('keeps the current configuration if a second read of the company fails', async () => {
    await store.open(ACME);
    const current = store.published;
    faults.plan('read', 'lost-before');
    expect(await store.refetch()).toEqual({ kind: 'unreachable' });
    expect(current).toBeDefined();
    expect(store.published).toBe(current);
    expect(store.state).toMatchObject({ refresh: { kind: 'unreachable' } });
  });
});
