import { KEY_LIFE, PUBLISH_LEASE } from '../../../src/domain/shared/lifetimes.ts';
import { MAX_BINDINGS } from '../../../src/domain/warehouses/validateWarehouse.ts';
import fc from 'fast-check';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { temporaryId } from '../../../src/domain/publishing/createdIds.ts';
import type { RuleCheck } from '../../../src/domain/rule-checks/ruleCheck.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { buildRulePayload, type RulePayload } from '../../../src/domain/rules/rulePayload.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import { aRule } from '../../domain/rules/aRule.ts';
import { aReason } from '../../support/samples/builders.ts';
import { SECRET, usps } from '../../support/samples/secretCarrier.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import { SECRET_MASK } from '../../../src/domain/carriers/account/accountSecrets.ts';
import type { Call, Move, WriteCall } from './calls.ts';

/** Index of an earlier result: one of the five newest. */
const nth = fc.nat(4);
const text = fc.constantFrom(
  'Plain',
  '  Spaces around ',
  'ＦＵＬＬ　ＷＩＤＴＨ',
  '',
  '   ',
  'x'.repeat(250),
  'nul \u0000',
);

const reasons = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('SIZE', 'DAMAGED', ' SIZE ', 'ＳＩＺＥ'), text)
    .map(([code, description]) => aReason({ code, description })),
  { maxLength: 3, selector: ({ code }) => code },
);
const carriers = fc.array(
  fc.constantFrom(
    usps(SECRET),
    usps(SECRET_MASK),
    usps('another0another0another0another0'),
    { ...usps(SECRET), account: {} },
    { carrierCompanyId: 'USPS', enabled: false, default: false },
    { carrierCompanyId: 'DPD', enabled: true, default: false, account: { accountNumber: 'D12345' } },
    { carrierCompanyId: 'DPD', enabled: true, default: true, account: { accountNumber: 'no' } },
    { carrierCompanyId: 'YAMATO', enabled: true, default: false },
    { carrierCompanyId: 'BPOST', enabled: true, default: false },
    { carrierCompanyId: 'no id', enabled: true, default: false },
  ),
  { maxLength: 3 },
);

const products: fc.Arbitrary<WriteCall> = fc
  .record({
    name: fc.constantFrom('RETURNS_PORTAL', 'RETURNS_PORTAL', 'OTHER_PRODUCT', 'NEW_PRODUCT'),
    enabled: fc.boolean(),
    returnReasons: fc.option(
      fc.record({ enabled: fc.boolean(), reasons, validationRegex: fc.constantFrom('', '^[a-z]+$', '(a') }),
      { nil: undefined },
    ),
    carrierConfig: fc.option(fc.record({ carriers }), { nil: undefined }),
  })
  .map(({ name, ...product }) => ({ call: 'products', products: { [name]: product } }));

const patches = fc.record(
  {
    refunds: fc.constantFrom(null, { enabled: true, restockingFeePercent: 10 }),
    portalActive: fc.constantFrom(null, true, false),
    orderInstructions: fc.constantFrom(null, ' On the slip ', 'nul \u0000'),
    webhooks: fc.constantFrom(null, [], [{ url: 'https://a.example' }]),
  },
  { requiredKeys: [] },
);
const settings: fc.Arbitrary<WriteCall> = patches.map((patch) => ({ call: 'settings', patch }));

const warehouse: fc.Arbitrary<Warehouse> = fc
  .record({
    locationId: fc.constantFrom(
      temporaryId('made'),
      'acme-1',
      'acme-9',
      'back_again.1:2-3',
      'with space',
      'über',
      'a/b',
      '',
    ),
    locationName: fc.oneof(fc.constant('Depot'), text),
    enabled: fc.constantFrom(true, true, false),
    place: fc.constantFrom(
      aWarehouse().place,
      aWarehouse().place,
      undefined,
      { address: { line1: 'Dock 1', country: 'AU', postcode: '12' } },
      { address: { line1: ' ', country: 'AU' } },
    ),
    externalBindings: fc.constantFrom(
      [],
      [{ erp: '7' }],
      ['text'],
      // The contract rejects longer lists (test/contract/limits.test.ts).
      Array.from({ length: MAX_BINDINGS }, () => ({})),
    ),
  })
  .map((more) => aWarehouse({ companyId: undefined, ...more }));

const warehouses: fc.Arbitrary<WriteCall> = fc.oneof(
  fc.record({ call: fc.constant('create-warehouse' as const), warehouse, isMultiCarrier: fc.boolean() }),
  fc.record({ call: fc.constant('update-warehouse' as const), nth, warehouse, isMultiCarrier: fc.boolean() }),
  fc.record({
    call: fc.constant('remove-warehouse' as const),
    nth,
    newDefault: fc.option(nth, { nil: undefined }),
  }),
  fc.record({ call: fc.constant('make-default' as const), nth }),
  fc.record({
    call: fc.constant('bind' as const),
    nth,
    externalBindings: fc.constantFrom<readonly unknown[]>([], [{ wms: '1' }], ['text'], [null]),
  }),
);

/** Payloads as the page builds them, and malformed payloads, because the service must not trust the client. */
const payload: fc.Arbitrary<RulePayload> = fc
  .record({
    // The contract rejects longer names.
    name: fc.oneof(
      fc.constantFrom('Sale', ' sale ', 'Another'),
      text.map((each) => each.slice(0, 200)),
    ),
    isException: fc.boolean(),
    priority: fc.constantFrom(1, 5, 1.5),
    enabled: fc.boolean(),
    isDefault: fc.boolean(),
    isSaidTwice: fc.constantFrom(false, false, false, true),
    values: fc.constantFrom(['sale'], ['Ａ-1'], [' A-1 '], [''], []),
    operator: fc.constantFrom('fullMatch', 'fullMatch', 'noSuchOperator'),
    actionId: fc.constantFrom(undefined, 'forged'),
    companyId: fc.constantFrom('its own', 'its own', 'OTHER'),
  })
  .map(({ name, isException, isSaidTwice, values, operator, actionId, companyId, ...more }) => {
    const condition = { fact: isException ? 'sku' : 'tags', operator, value: values };
    const conditions = (isSaidTwice ? [condition, condition] : [condition]) as ReturnRule['conditions'];
    const type = isException
      ? ({ ruleType: 'ORDER_EXCEPTION', eventData: { alwaysReturnable: true } } as const)
      : ({ ruleType: 'NON_RETURNABLE_ITEM', eventData: { isNotReturnable: true } } as const);
    const built = buildRulePayload(companyId, aRule('', { ...more, ...type, conditions }));
    const params = { ...built.rule.event.params, ...(actionId && { actionId }) };
    return {
      ...built,
      ruleDescription: name,
      rule: { ...built.rule, event: { ...built.rule.event, params } },
    };
  });
const product = fc.constantFrom('RETURNS_PORTAL', 'RETURNS_PORTAL', 'RETURNS_PORTAL', 'NO_SUCH_PRODUCT');
const rules: fc.Arbitrary<WriteCall> = fc.oneof(
  fc.record({ call: fc.constant('create-rule' as const), product, payload }),
  fc.record({ call: fc.constant('change-rule' as const), product, nth, payload }),
  fc.record({ call: fc.constant('archive-rule' as const), product, nth }),
);

const version = fc.constantFrom('1.0', '1.0', '1.0', '2.0');
const configs: fc.Arbitrary<WriteCall> = fc.oneof(
  fc.record({ call: fc.constant('create-config' as const) }),
  fc.record({
    call: fc.constant('update-config' as const),
    version,
    patch: fc.constantFrom(
      { config: { theme: { primaryColor: '#abcdef' } } },
      { config: { theme: { primaryColor: 'red' } } },
      { config: { theme: null } },
      { config: { languages: { offered: ['en', 'fr'], default: 'fr' } } },
      { config: { languages: { default: 'ja' } } },
      { config: { DUE_DATE_DAYS: 30, kept: 'nobody knows it' } },
      { config: { ORDER_ID_REGEX: '^[0-9]+$' } },
      { config: { ORDER_ID_REGEX: '(a' } },
      { features: { footer: { privacyPolicyUrl: 'https://a.example' } } },
      { features: { history: { enabled: true } } },
      { assets: { logoImage: null } },
      { assets: { logoImage: 'data:image/png;base64,AAAA' } },
      { assets: { other: 'x' } },
      { config: { note: 'half \ud83d' } },
    ),
  }),
  fc.record({ call: fc.constant('upload-logo' as const), version }),
  fc.record({ call: fc.constant('publish-config' as const), version }),
);

const networks: fc.Arbitrary<WriteCall> = fc
  .record({
    selectedStoreNetworks: fc.array(fc.constantFrom('LOCKERS', 'KIOSKS', 'SUPERMARKETS'), { maxLength: 3 }),
    enabled: fc.boolean(),
  })
  .map((update) => ({ call: 'networks', update }));

const write: fc.Arbitrary<WriteCall> = fc.oneof(
  products,
  settings,
  carriers.map((list): WriteCall => ({ call: 'carriers', carriers: list })),
  networks,
  { arbitrary: warehouses, weight: 3 },
  { arbitrary: rules, weight: 3 },
  { arbitrary: configs, weight: 2 },
);

/** Announced changes of a publish, including unreadable changes and changes that no call makes, e.g. list orders. */
const changes = fc.uniqueArray(
  fc.constantFrom<PendingChange>(
    {
      type: 'WAREHOUSE',
      key: 'warehouses.order',
      value: ['acme-3', 'acme-1', 'acme-2'],
      originalValue: ['acme-1', 'acme-2', 'acme-3'],
    },
    { type: 'RULES', key: 'rules.order', value: ['rule-2', 'rule-1'], originalValue: ['rule-1', 'rule-2'] },
    {
      type: 'COMPANY_NETWORK_CONFIG',
      key: 'storeNetworks.list',
      value: { listed: [] },
      originalValue: { listed: ['LOCKERS'] },
    },
    {
      type: 'COMPANY_CARRIER_CONFIG',
      key: 'carriers.carrier.USPS',
      value: {
        carrierCompanyId: 'USPS',
        enabled: true,
        account: { accountNumber: 'another0another0another0another0' },
      },
      originalValue: { carrierCompanyId: 'USPS', enabled: true, account: { accountNumber: SECRET } },
    },
    { type: 'ONBOARD', key: 'onboarding.ACME', value: { productSettings: { consumerChargeAccountKey: 'hush' } } },
    { type: 'COMPANY', key: 'products.RETURNS_PORTAL', value: { carrierConfig: { carriers: [usps(SECRET)] } } },
    { type: 'COMPANY', key: 'of a later release', value: 1 },
  ),
  { minLength: 1, maxLength: 4, selector: ({ key }) => key },
);

const open: fc.Arbitrary<Call> = fc.record({
  do: fc.constant('open' as const),
  revision: fc.constantFrom('current', 'current', 'current', 'current', 'earlier', 'later'),
  changes,
});
/** Index of a publish, usually of the most recently opened one. */
const publish = fc.constantFrom(0, 0, 0, 0, 1, 99);
const onto = fc.constantFrom('current' as const, 'current' as const, 'current' as const, 'earlier' as const, undefined);
const checks: fc.Arbitrary<readonly RuleCheck[]> = fc.array(
  fc.record({
    id: fc.constantFrom('check-1', 'check-2', 'check-3'),
    name: fc.constantFrom('Sale shoes', ' sale SHOES ', 'Ｗｉｎｅ', 'Wine', 'Half \ud83d', '   '),
    item: fc.constantFrom<RuleCheck['item']>(
      {},
      { tags: ['sale'], price: 50 },
      { categories: ['Wine', 'wine '], sku: ' A-1 ', purchaseDate: '2026-02-28' },
      { purchaseDate: '2026-02-31' },
    ),
    askedAfter: fc.constantFrom(0, 14, 36_525),
    expected: fc.constantFrom<RuleCheck['expected']>(
      [{ of: 'verdict', is: 'returnable' }],
      [{ of: 'RETURN_WINDOWS', is: { days: 14, from: 'purchaseDate' } }, { of: 'REFUND_FEES' }],
      [
        { of: 'verdict', is: 'returnable' },
        { of: 'verdict', is: 'forbidden' },
      ],
    ),
  }),
  { maxLength: 3 },
);

const call: fc.Arbitrary<Call> = fc.oneof(
  {
    arbitrary: fc.record({ do: fc.constant('keep-checks' as const), revision: fc.constantFrom(0, 0, 0, 1, 2), checks }),
    weight: 2,
  },
  { arbitrary: open, weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('write' as const), publish, write }), weight: 7 },
  { arbitrary: fc.record({ do: fc.constant('write' as const), onto, write }), weight: 4 },
  { arbitrary: fc.record({ do: fc.constant('complete' as const), publish }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('give-up' as const), publish }), weight: 2 },
);

/** Any call that one of two users may send. Frequent actions have a higher weight. */
export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { arbitrary: call, weight: 14 },
  {
    arbitrary: fc.record({ do: fc.constant('repeat' as const), nth, other: fc.option(call, { nil: undefined }) }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(1000, PUBLISH_LEASE - 1000, PUBLISH_LEASE, PUBLISH_LEASE, KEY_LIFE),
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ do: fc.constant('publish' as const), patch: patches }), weight: 2 },
  { arbitrary: fc.constant({ do: 'take-turns' as const }), weight: 1 },
);
