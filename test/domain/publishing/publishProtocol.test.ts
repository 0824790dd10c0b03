import { describe, expect, it } from 'vitest';
import { assembleParts } from '../../../src/domain/configuration/assembleParts.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { Publish } from '../../../src/domain/publishing/publish.ts';
import {
  completed,
  decideCompletion,
  decideDirectWrite,
  decideDraftWrite,
  decideGivingUp,
  decideOpening,
  publishedAs,
  type Precondition,
} from '../../../src/domain/publishing/publishProtocol.ts';
import { removeReason, saveReason, switchReasons } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { PUBLISH_LEASE } from '../../../src/domain/shared/lifetimes.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import type { Write } from '../../../src/domain/shared/write.ts';
import { makeDefaultWarehouse } from '../../../src/domain/warehouses/writes/warehouseWrites.ts';
import { changeRegistry, withChanges } from '../../support/changes.ts';
import { aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { someWarehouses } from '../../support/samples/warehouses.ts';
import { aRule, documentOf } from '../rules/aRule.ts';

const NOW = 1_000_000;
const actor = { userId: 'ada', name: 'Ada' };
const who = { publishId: 'p-2', actor, onBehalfOf: undefined };
const parts = assembleParts(changeRegistry);

const aPublish = (more: Partial<Publish> = {}): Publish => ({
  publishId: 'p-1',
  state: 'open',
  baseRevision: 3,
  changeCount: 1,
  actor,
  leaseExpiresAt: NOW + 20_500,
  openedAt: NOW - 1,
  ...more,
});
const facts = { currentRevision: 3, open: undefined, now: NOW };
const busy = { ok: false, error: { kind: 'publish-in-progress', retryAfterSeconds: 21 } };
const closed = { ok: false, error: { kind: 'publish-closed' } };
const missing = { ok: false, error: { kind: 'not-found' } };
const stale = { ok: false, error: { kind: 'stale-revision', currentRevision: '"r3"' } };

describe('opening a publish', () => {
  const open = (more: Partial<Parameters<typeof decideOpening>[0]> = {}, ifMatch = '"r3"') =>
    decideOpening({ ...facts, ...more }, { ...who, ifMatch, changes: [1, 2] });

  it('requires that the client read the current revision [PB-15]', () => {
    expect(open()).toEqual({
      ok: true,
      value: {
        lapsed: undefined,
        publish: {
          ...who,
          state: 'open',
          baseRevision: 3,
          changeCount: 2,
          leaseExpiresAt: NOW + PUBLISH_LEASE,
          openedAt: NOW,
        },
      },
    });
    for (const tag of ['"r2"', '"r4"', 'r3', '"rubbish"']) expect(open({}, tag)).toEqual(stale);
  });

  it('is refused until the lease of another open publish expires, and then replaces the other publish [PB-13]', () => {
    expect(open({ open: aPublish() })).toEqual(busy);
    const lapsed = aPublish({ leaseExpiresAt: NOW });
    expect(open({ open: lapsed })).toMatchObject({ ok: true, value: { lapsed, publish: { publishId: 'p-2' } } });
    expect(open({ open: aPublish({ leaseExpiresAt: NOW + 1 }) })).toMatchObject({ error: { retryAfterSeconds: 1 } });
  });

  it('replaces an open publish whose lease ends too far in the future because a clock was fast [PB-13]', () => {
    const ahead = aPublish({ leaseExpiresAt: NOW + PUBLISH_LEASE + 3_600_000 });
    expect(open({ open: ahead })).toMatchObject({ ok: true, value: { lapsed: ahead, publish: { publishId: 'p-2' } } });
    expect(open({ open: aPublish({ leaseExpiresAt: NOW + PUBLISH_LEASE + 60_000 }) })).toMatchObject({ ok: false });
  });
});

describe('a write to a publish draft', () => {
  it('renews the lease of the publish, even if the lease expired [PB-13]', () => {
    const renewed = { ok: true, value: { leaseExpiresAt: NOW + PUBLISH_LEASE } };
    for (const leaseExpiresAt of [NOW + 1, NOW - 1])
      expect(decideDraftWrite(aPublish({ leaseExpiresAt }), { userId: 'ada', now: NOW })).toEqual(renewed);
  });

  it('is refused if the publish of the draft has ended or belongs to another user', () => {
    for (const state of ['published', 'given-up'] as const)
      expect(decideDraftWrite(aPublish({ state }), { userId: 'ada', now: NOW })).toEqual(closed);
    expect(decideDraftWrite(aPublish(), { userId: 'bob', now: NOW })).toEqual(missing);
    expect(decideDraftWrite(undefined, { userId: 'ada', now: NOW })).toEqual(missing);
  });
});

describe('completing a publish', () => {
  const decide = (publish: Publish | undefined, userId = 'ada', currentRevision = 3) =>
    decideCompletion(publish, { userId, currentRevision });

  it('makes the draft the next revision, and a repeated call returns the same revision [PB-14]', () => {
    const publish = aPublish();
    expect(decide(publish)).toEqual({ ok: true, value: { publish, isRepeated: false } });
    const published = publishedAs(publish, { currentRevision: 3, now: NOW, changes: [], reverts: undefined });
    expect(published).toEqual({ ...publish, state: 'published', revision: 4, changeCount: 0, completedAt: NOW });
    expect(decide(published, 'ada', 4)).toEqual({ ok: true, value: { publish: published, isRepeated: true } });
  });

  it('is refused if the publish was cancelled, belongs to another user or is based on an earlier revision [PB-15]', () => {
    expect(decide(aPublish({ state: 'given-up' }))).toEqual(closed);
    expect(decide(aPublish(), 'bob')).toEqual(missing);
    expect(decide(undefined)).toEqual(missing);
    expect(decide(aPublish({ baseRevision: 2 }))).toEqual(stale);
  });

  it('sorts the lists by the order changes of the publish, and validates the complete configuration [RL-6]', () => {
    const base = aCompanyConfiguration({ warehousesConfig: someWarehouses(), rulesConfig: [documentOf(aRule('r1'))] });
    const order = {
      type: 'WAREHOUSE',
      key: 'warehouses.order',
      value: ['acme-3', 'acme-1', 'acme-2'],
      originalValue: ['acme-1', 'acme-2', 'acme-3'],
    } as const;
    const made = completed(base, base, { announced: [order], outcomes: new Map() }, parts);
    expect(made.ok && made.value.document.warehousesConfig?.map(({ locationId }) => locationId)).toEqual(order.value);
    const withDuplicateName = {
      ...base,
      rulesConfig: [documentOf(aRule('r1')), documentOf(aRule('r2', { name: 'RULE r1' }))],
    };
    expect(completed(withDuplicateName, base, { announced: [], outcomes: new Map() }, parts)).toMatchObject({
      ok: false,
      error: { kind: 'invalid', message: 'validation.ruleNameInUse' },
    });
  });

  it('is refused if the draft differs from the announced changes, with the keys that differ [PB-16]', () => {
    const base = aCompanyConfiguration();
    const announcedChanges = [switchReasons(aReturnReasons(), false)];
    const draft = withChanges(base, announcedChanges);
    const complete = (document: typeof base, announced: readonly PendingChange[]) =>
      completed(document, base, { announced, outcomes: new Map() }, parts);
    const differs = (...keys: string[]) => ({ ok: false, error: { kind: 'changes-differ', keys } });
    expect(complete(base, announcedChanges)).toEqual(differs('returnReasons.enabled'));
    const more = removeReason(aReturnReasons(), 'MIND');
    expect(complete(withChanges(draft, [more]), announcedChanges)).toEqual(differs(more.key));
    const products = { ...draft.products, OTHER_PRODUCT: { enabled: true } };
    expect(complete({ ...draft, products }, announcedChanges)).toEqual(differs('*'));
    const unknown: PendingChange = { type: 'COMPANY', key: 'colourOfTheVan', value: 'red' };
    expect(complete(base, [unknown])).toEqual(differs('colourOfTheVan'));
    // The service ignores the announced original values and uses the values of the base revision.
    const tight = saveReason(aReturnReasons(), aReason({ description: 'Too tight' }));
    const invented = { ...tight, originalValue: aReason({ description: 'Nobody ever wrote this' }) };
    expect(complete(withChanges(base, [tight]), [invented])).toMatchObject({ ok: true, value: { changes: [tight] } });
  });
});

describe('cancelling a publish', () => {
  it('has no further effect if it is repeated, and is refused if the publish is completed or belongs to another user', () => {
    const giveUp = (publish: Publish | undefined, userId = 'ada') => decideGivingUp(publish, { userId });
    expect(giveUp(aPublish())).toMatchObject({ ok: true, value: { isRepeated: false } });
    expect(giveUp(aPublish({ state: 'given-up' }))).toMatchObject({ ok: true, value: { isRepeated: true } });
    expect(giveUp(aPublish({ state: 'published' }))).toEqual(closed);
    expect(giveUp(aPublish(), 'bob')).toEqual(missing);
  });
});

describe('a configuration write without an open publish', () => {
  const document = aCompanyConfiguration({ warehousesConfig: someWarehouses() });
  const fresh = { now: NOW, id: 'fresh' };
  const decide = (locationId: string, open?: Publish, more: Partial<Precondition> = {}) =>
    decideDirectWrite(
      { ...facts, announcesRevisions: false, ...more, open, document },
      { write: makeDefaultWarehouse, input: { locationId }, fresh },
      who,
      parts,
    );

  it('creates a publish, whose changes are the difference between the old and the new configuration [PB-16]', () => {
    expect(decide('acme-2')).toMatchObject({
      ok: true,
      value: {
        made: {
          publish: { publishId: 'p-2', baseRevision: 3, changeCount: 1, openedAt: NOW },
          changes: [{ type: 'WAREHOUSE', key: 'warehouses.default', value: 'acme-2', originalValue: 'acme-1' }],
        },
      },
    });
  });

  it('that replaces existing data requires the current revision in the header If-Match [PB-15]', () => {
    const announces = { announcesRevisions: true };
    const unnamed = { ok: false, error: { kind: 'precondition-required' } };
    expect(decide('acme-2', undefined, announces)).toEqual(unnamed);
    expect(decide('acme-2', undefined, { ...announces, ifMatch: '"r3"' })).toMatchObject({ ok: true });
    for (const ifMatch of ['"r2"', '"r4"'])
      for (const announcesRevisions of [true, false])
        expect(decide('acme-2', undefined, { announcesRevisions, ifMatch })).toEqual({
          ok: false,
          error: { kind: 'stale-revision', currentRevision: '"r3"' },
        });
  });

  it('that only adds an entry requires no revision in the header If-Match', () => {
    const add: Write<{ readonly rulesConfig?: unknown }, undefined> = {
      action: 'rule.created',
      decide: (holder) => ok({ document: { ...holder, rulesConfig: [documentOf(aRule('r1'))] }, answer: undefined }),
    };
    const announced = { ...facts, announcesRevisions: true, document };
    expect(decideDirectWrite(announced, { write: add, input: undefined, fresh }, who, parts)).toMatchObject({
      ok: true,
      value: { made: { changes: [{ type: 'RULES' }] } },
    });
  });

  it('is refused while a publish is open, before the service checks anything else', () => {
    expect(decide('acme-2', aPublish())).toEqual(busy);
    expect(decide('nowhere', aPublish())).toEqual(busy);
    expect(decide('nowhere')).toEqual(missing);
    const lapsed = aPublish({ leaseExpiresAt: NOW });
    expect(decide('acme-2', lapsed)).toMatchObject({ ok: true, value: { made: { lapsed } } });
  });

  it('creates no publish if it changes nothing, and is then not refused even while a publish is open', () => {
    const idle: Write<object, string> = {
      action: 'application-config.published',
      decide: (same, input) => {
        if (input === '') return err({ kind: 'not-found' });
        return ok({ document: input === 'copy' ? structuredClone(same) : same, answer: undefined });
      },
    };
    const decideWith = (input: string) =>
      decideDirectWrite(
        { ...facts, announcesRevisions: true, open: aPublish(), document },
        { write: idle, input, fresh },
        who,
        parts,
      );
    expect(decideWith('asked')).toEqual({ ok: true, value: { answer: undefined } });
    expect(decideWith('copy')).toEqual({ ok: true, value: { answer: undefined } });
    expect(decideWith('')).toEqual(busy);
  });

  it('is refused if the configuration after the write is invalid [RL-6]', () => {
    const double: Write<{ readonly rulesConfig?: unknown }, undefined> = {
      action: 'rule.created',
      decide: (holder) => {
        const rulesConfig = [documentOf(aRule('r1')), documentOf(aRule('r2', { name: 'Rule r1' }))];
        return ok({ document: { ...holder, rulesConfig }, answer: undefined });
      },
    };
    const decided = decideDirectWrite(
      { ...facts, announcesRevisions: false, document },
      { write: double, input: undefined, fresh },
      who,
      parts,
    );
    expect(decided).toMatchObject({ ok: false, error: { message: 'validation.ruleNameInUse' } });
  });
});
