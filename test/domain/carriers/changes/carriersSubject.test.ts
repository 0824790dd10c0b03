import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRemoval, REMOVED } from '../../../../src/domain/changes/removal.ts';
import type { Carrier } from '../../../../src/domain/company/parts/carrier.ts';
import { carrierChanges } from '../../../../src/domain/carriers/changes/carrierChanges.ts';
import {
  addCarrier,
  makeDefaultCarrier,
  withoutDeletedCarriers,
} from '../../../../src/domain/carriers/carrierEdits.ts';
import { carriersSubject } from '../../../../src/domain/carriers/changes/carriersSubject.ts';
import { carriersOf, withCarriers } from '../../../../src/domain/carriers/companyCarriers.ts';
import { applyStep, stepForEdits } from '../../../../src/domain/changes/changeStep.ts';
import type { PendingChange, PendingChanges } from '../../../../src/domain/changes/pendingChange.ts';
import { deepEqual } from '../../../../src/domain/shared/deepEqual.ts';
import { roundsOf } from '../../../support/inFull.ts';
import { aDifference } from '../../../support/samples/descriptions.ts';
import { aCompanyConfiguration } from '../../../support/samples/builders.ts';
import { expectRestored } from '../../../support/samples/restoring.ts';
import { acceptingUnparsed, describeChange, discardEdits, problemsOf, withChanges } from '../../../support/changes.ts';

const subject = acceptingUnparsed(carriersSubject);
const { owns } = subject;

const RUNS = Number(process.env['RUNS'] ?? roundsOf('faults', { part: 200, short: 1000, full: 1000 }));
const carrier = (carrierCompanyId: string, more: Partial<Carrier> = {}): Carrier => ({
  carrierCompanyId,
  enabled: true,
  default: false,
  ...more,
});
const offeredCarriers = ['POST', 'DPD', 'BPOST', 'USPS'].map((id) => ({ carrierCompanyId: id, name: `The ${id}` }));
const settings = { multiCarrierEnabled: true, carriersWithPendingStatus: ['BPOST'] };
const base = aCompanyConfiguration({ offeredCarriers, carriers: settings });
const published = [carrier('POST', { default: true }), carrier('DPD', { account: { accountNumber: 'D12345' } })];
const configuration = withCarriers(base, published);
const none: PendingChanges = new Map();
const changesTo = (next: readonly Carrier[], from = published): readonly PendingChange[] => [
  ...applyStep(none, stepForEdits(none, carrierChanges(from, from, next))).values(),
];
const context = (changes: readonly PendingChange[]) => ({
  before: configuration,
  after: withChanges(configuration, changes),
});

const carriers = fc
  .uniqueArray(
    fc.record({
      carrierCompanyId: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
      enabled: fc.boolean(),
      account: fc.option(fc.record({ accountNumber: fc.string() }), { nil: undefined }),
    }),
    { selector: ({ carrierCompanyId }) => carrierCompanyId },
  )
  .chain((list) =>
    fc
      .option(fc.nat({ max: Math.max(0, list.length - 1) }), { nil: -1 })
      .map((preferred) => list.map((each, index): Carrier => ({ ...each, default: index === preferred }))),
  );
/** Published carriers and the edited list: some carriers removed, changed or unchanged, and added carriers last. */
const edited = fc.tuple(carriers, carriers).map(([before, wanted]) => {
  const ids = before.map((each) => each.carrierCompanyId);
  const stayed = before.flatMap((each) => wanted.filter((other) => other.carrierCompanyId === each.carrierCompanyId));
  return { before, after: [...stayed, ...wanted.filter((each) => !ids.includes(each.carrierCompanyId))] };
});

describe('changes of carriers', () => {
  it('restore any earlier revision byte for byte [PB-16]', () => {
    expectRestored(
      carriers.map((list) => withCarriers(base, list)),
      17,
    );
  });

  it('produce exactly the edited list of carriers, from which each change can be read back [PC-1]', () => {
    fc.assert(
      fc.property(edited, ({ before, after }) => {
        const from = withCarriers(base, before);
        const changes = changesTo(after, before);
        const made = withChanges(from, changes);
        expect(deepEqual(carriersOf(made), after)).toBe(true);
        for (const change of changes) {
          expect(owns(change)).toBe(true);
          expect(deepEqual(subject.read(made, change) ?? REMOVED, change.value)).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('restore the published carriers and their order when all changes are undone [PB-16]', () => {
    fc.assert(
      fc.property(edited, ({ before, after }) => {
        const from = withCarriers(base, before);
        const changes = changesTo(after, before);
        const made = withChanges(from, changes);
        const undone = changes.map((change) => ({
          ...change,
          value: subject.valueToUndo(change),
          originalValue: subject.read(made, change),
        }));
        expect(withChanges(made, undone)).toEqual(from);
      }),
      { numRuns: RUNS },
    );
  });

  it('can be discarded one at a time without affecting the other changes [PC-5]', () => {
    fc.assert(
      fc.property(edited, ({ before, after }) => {
        const from = withCarriers(base, before);
        let present = applyStep(none, stepForEdits(none, carrierChanges(before, before, after)));
        for (const change of present.values()) {
          const others = [...present.keys()].filter((key) => key !== change.key && key !== 'carriers.default');
          present = applyStep(present, stepForEdits(present, discardEdits(from, present, change)));
          expect([...present.keys()]).toEqual(expect.arrayContaining(others));
          expect(present.has(change.key)).toBe(false);
          const made = carriersOf(withChanges(from, present.values()));
          const pendingDefault = present.get('carriers.default')?.value;
          if (pendingDefault !== undefined && !isRemoval(pendingDefault))
            expect(made.filter((each) => each.default)).toHaveLength(1);
        }
        expect(withChanges(from, present.values())).toEqual(from);
      }),
    );
  });

  it('are not created for carriers that do not differ, and are removed when the user reverts the edit [PC-3]', () => {
    expect(changesTo(published)).toEqual([]);
    const added = addCarrier(published, 'USPS', settings);
    const present = applyStep(none, stepForEdits(none, carrierChanges(published, published, added)));
    const reverted = carrierChanges(published, added, withoutDeletedCarriers(added, new Set(['USPS'])));
    expect(applyStep(present, stepForEdits(present, reverted)).size).toBe(0);
  });

  it('do not remove unknown fields of the carrier, the product or the company [CF-2]', () => {
    const withUnknownFields = {
      ...configuration,
      carriersConfig: [{ carrierCompanyId: 'POST', since: 2020 }, { carrierCompanyId: 'DPD' }],
      unknown: 1,
    };
    const made = withCarriers(withUnknownFields, addCarrier(published, 'USPS', settings));
    expect(made).toMatchObject({ unknown: 1, products: { OTHER_PRODUCT: { enabled: false } } });
    expect(made.products['RETURNS_PORTAL']?.returnReasons).toBe(
      configuration.products['RETURNS_PORTAL']?.returnReasons,
    );
    expect(made.carriersConfig).toEqual([
      { carrierCompanyId: 'POST', since: 2020 },
      { carrierCompanyId: 'DPD' },
      { carrierCompanyId: 'USPS' },
    ]);
  });

  it('describe which carrier became the default, using the owner’s names of the carriers [CR-4] [PC-10]', () => {
    const [change] = changesTo(makeDefaultCarrier(published, 'DPD'));
    expect(change && describeChange(change, context([change]))).toEqual({
      title: 'changes.titles.carrierDefault',
      act: 'changed',
      fields: [{ before: { kind: 'text', text: 'The POST' }, after: { kind: 'text', text: 'The DPD' } }],
      moves: [],
    });
  });

  it('describe the state and the account of a carrier, without its secrets [CR-6] [PC-10]', () => {
    const describeAll = (next: readonly Carrier[], from = published) =>
      changesTo(next, from).map((change) => describeChange(change, context([change])));
    const pending = aDifference(undefined, 'changes.values.carrierPending');
    expect(describeAll(addCarrier(published, 'BPOST', settings))).toMatchObject([
      { title: 'changes.titles.carrier', code: 'The BPOST', act: 'added', fields: [pending] },
    ]);
    const status = aDifference('changes.values.carrierEnabled', undefined, 'changes.fields.carrierStatus');
    const account = aDifference('D12345', undefined, 'changes.fields.accountNumber');
    expect(describeAll([published[0] ?? carrier('POST')])).toMatchObject([
      { act: 'removed', fields: [status, account] },
    ]);
    const secret = (accountNumber: string) => [carrier('USPS', { account: { accountNumber } })];
    const descriptions = describeAll(secret('new secret'), secret('old secret'));
    expect(descriptions).toMatchObject([
      { fields: [aDifference('changes.values.secretKept', 'changes.values.secretReplaced')] },
    ]);
    expect(JSON.stringify(descriptions)).not.toMatch(/new secret|old secret/);
    expect(describeAll(secret('first'), [carrier('USPS')])).toMatchObject([
      { fields: [aDifference(undefined, 'changes.values.secretKept')] },
    ]);
  });

  it.each([
    ['changes.problems.noCarrierEnabled', published.map((each) => ({ ...each, enabled: false })), false],
    ['changes.problems.noDefaultCarrier', published.map((each) => ({ ...each, default: false })), false],
    ['changes.problems.defaultCarrierDisabled', published.map((each) => ({ ...each, enabled: !each.default })), false],
    ['changes.problems.carrierCannotBeAdded', [...published, carrier('NOT_OFFERED')], true],
    [
      'changes.problems.carrierAccountWrong',
      [...published, carrier('USPS', { account: { accountNumber: '5' } })],
      true,
    ],
  ])('cause the problem %s [CR-6] [CR-7]', (problem, next, isBlocking) => {
    expect(problemsOf(context(changesTo(next)))).toMatchObject([{ problem, isBlocking }]);
  });

  it.each([
    { key: 'carriers.carrier.', value: REMOVED },
    { key: 'carriers.carrier.DPD', value: { carrierCompanyId: 'POST', enabled: true } },
    { key: 'carriers.carrier.DPD', value: { carrierCompanyId: 'DPD', enabled: 'yes' } },
    { key: 'carriers.carrier.DPD', value: { carrierCompanyId: 'DPD', enabled: true, account: { accountNumber: 5 } } },
    { key: 'carriers.default', value: 'DPD' },
    { key: 'carriers.default', value: { carrierCompanyId: 'DPD' }, originalValue: [] },
    { key: 'carriers.order', value: ['DPD'], originalValue: undefined },
  ])('are rejected if the stored change of a carrier is malformed: %j', (change) => {
    expect(owns({ type: 'COMPANY_CARRIER_CONFIG', ...change })).toBe(false);
  });
});
