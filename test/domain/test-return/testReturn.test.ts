import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { factsOf } from '../../../src/domain/consumer-portal/consumerOrder.ts';
import { consumerPortal } from '../../../src/domain/consumer-portal/consumerPortal.ts';
import { consumerSteps } from '../../../src/domain/consumer-text/textSlot.ts';
import { sampleOrders } from '../../../src/domain/orders/sampleOrders.ts';
import { compileRules } from '../../../src/domain/rules/evaluation/compileRules.ts';
import { listedRules } from '../../../src/domain/rules/ruleRows.ts';
import { returnVerdict } from '../../../src/domain/simulator/returnVerdict.ts';
import { sampleTestOrders } from '../../../src/domain/test-return/sampleTestOrders.ts';
import { comparedDecisions, decisionsOn } from '../../../src/domain/test-return/screenDecisions.ts';
import { addressOfPersona, isOfPersona, personaInAddress } from '../../../src/domain/test-return/testAddress.ts';
import {
  itemId,
  MAX_ORDER_NUMBER,
  orderNumberProblem,
  visitOf,
  type TestOrder,
  type TestPersona,
} from '../../../src/domain/test-return/testPersona.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import { aRule, documentOf } from '../rules/aRule.ts';
import { anyItem, anyRule, anyRules } from '../rules/arbitraryRules.ts';

const TODAY = '2026-11-28';

const configured = (more: Partial<CompanyConfiguration> = {}): CompanyConfiguration =>
  aCompanyConfiguration({
    international: { homeCountryCode: 'AU' },
    refunds: { enabled: true },
    warehousesConfig: [
      aWarehouse({ locationId: 'main', locationName: 'Main', default: true }),
      aWarehouse({ locationId: 'second', locationName: 'Second' }),
    ],
    ...more,
  });

const anOrder = (more: Partial<TestOrder> = {}): TestOrder => ({
  number: 'N-1',
  isOwn: true,
  purchaseDate: '2026-11-20',
  area: 'VIC',
  items: [{ id: itemId(0), name: 'Tent', price: 120, categories: ['Tents'], tags: undefined, sku: undefined }],
  ...more,
});

const samples = [anOrder({ number: 'S-1', isOwn: false }), anOrder({ number: 'S-2', isOwn: false })];
const ground = { samples, today: TODAY };

describe('the decisions shown in a test return', () => {
  it('equal the decisions and deciding rules that the rule evaluator returns, for 1,000 random configurations [CF-7] [RL-4]', () => {
    fc.assert(
      fc.property(anyRules(anyRule(), 8), fc.array(anyItem, { minLength: 1, maxLength: 3 }), (rules, items) => {
        const configuration = configured({ rulesConfig: rules.map((rule) => documentOf(rule as never)) });
        const order = anOrder({
          items: items.map(({ price = 10, ...item }, nth) => ({ ...item, id: itemId(nth), name: 'x', price })),
        });
        const { visit } = visitOf({ order }, configuration, ground);
        const compiled = compileRules(listedRules(configuration.rulesConfig ?? []).filter(({ enabled }) => enabled));
        const decided = decisionsOn('selectReturns', consumerPortal(configuration, visit));
        for (const item of visit.order.items) {
          const decision = compiled.decide(factsOf(item, visit.order));
          const verdict = returnVerdict(decision, TODAY);
          const shown = decided.find(({ id }) => id === `item.${item.id}`)!;
          expect(shown.detail).toEqual({ kind: 'item', item: { name: item.name, price: item.price, verdict } });
          const { NON_RETURNABLE_ITEM: forbids, RETURNLESS_ITEM: keeps, ORDER_EXCEPTION: allows } = decision.deciding;
          const window = decision.deciding.RETURN_WINDOWS ?? (forbids && allows);
          const expected = { forbidden: forbids, returnless: keeps, returnable: window, 'too-late': window };
          expect(shown.rules.at(-1)?.ruleId).toBe(expected[verdict.kind]?.ruleId);
          const fee = decided.find(({ id }) => id === `fee.${item.id}`);
          const isKept = verdict.kind === 'forbidden' || verdict.kind === 'too-late';
          const charged = (decision.deciding.REFUND_FEES?.eventData.amount ?? 0) > 0;
          expect(fee !== undefined).toBe(charged && !isKept);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('include the return address, the payer and the refund, each with its reason', () => {
    const toSecond = aRule('second', {
      ruleType: 'RETURN_ADDRESS',
      conditions: [{ fact: 'area', operator: 'fullMatch', value: ['VIC'] }],
      eventData: { locationId: 'second' },
    });
    const configuration = configured({ rulesConfig: [documentOf(toSecond)] });
    const portal = consumerPortal(configuration, visitOf({ order: anOrder() }, configuration, ground).visit);
    const on = (step: (typeof consumerSteps)[number]) => decisionsOn(step, portal).map(({ id }) => id);
    expect(on('bookingConfirmation')).toEqual(['destination', 'refund']);
    expect(decisionsOn('bookingConfirmation', portal)[0]).toMatchObject({
      detail: { kind: 'destination', names: ['Second'] },
      rules: [{ ruleId: 'second' }],
    });
    // Without a carrier no shipping method is available. The page shows this reason.
    expect(decisionsOn('selectReturnMethod', portal)[0]?.detail).toEqual({
      kind: 'no-method',
      problems: [{ kind: 'no-carrier' }],
    });
  });

  it('include the published decision only if the decision by the pending changes differs', () => {
    const window = (days: number) =>
      configured({
        rulesConfig: [
          documentOf(
            aRule('w', {
              ruleType: 'RETURN_WINDOWS',
              conditions: [],
              eventData: { days, from: 'purchaseDate' },
            } as never),
          ),
        ],
      });
    const decided = (configuration: CompanyConfiguration) =>
      decisionsOn(
        'selectReturns',
        consumerPortal(configuration, visitOf({ order: anOrder() }, configuration, ground).visit),
      );
    const [compared] = comparedDecisions(decided(window(60)), decided(window(30)));
    expect(compared?.isChanged).toBe(true);
    expect(compared?.other?.detail).toMatchObject({ item: { verdict: { window: { until: '2026-12-20' } } } });
    expect(comparedDecisions(decided(window(30)), decided(window(30))).map(({ isChanged }) => isChanged)).toEqual([
      false,
    ]);
  });
});

describe('the persona of a test return', () => {
  it('is stored in the URL and can be restored unchanged from this URL [CF-7]', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
      .filter((each) => each.trim() === each && each !== '');
    const items = fc
      .array(
        fc.record({
          name: text,
          price: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
          categories: fc.option(fc.uniqueArray(text, { minLength: 1, maxLength: 3 }), { nil: undefined }),
          tags: fc.constant(undefined),
          sku: fc.option(text, { nil: undefined }),
        }),
        { minLength: 1, maxLength: 5 },
      )
      .map((all) => all.map((item, nth) => ({ id: itemId(nth), ...item })));
    fc.assert(
      fc.property(items, text, fc.boolean(), (all, number, isOwn) => {
        const order = anOrder({ number, isOwn, items: all });
        const persona: TestPersona = {
          order,
          country: 'NZ',
          language: 'nl',
          reason: 'SIZE',
          requestedOn: '2026-12-24',
        };
        const search = new URLSearchParams(addressOfPersona(persona).map(([name, value]) => [name, value]));
        expect(personaInAddress(new URLSearchParams(search.toString()), TODAY)).toEqual(persona);
        expect([...search.keys()].every(isOfPersona)).toBe(true);
      }),
    );
    expect(['screen', 'new', 'field', 'own'].filter(isOfPersona)).toEqual([]);
  });

  it('has valid values for any URL, and each unknown value in the URL is reported [CF-7]', () => {
    const configuration = configured();
    const read = (search: string) =>
      visitOf(personaInAddress(new URLSearchParams(search), TODAY), configuration, ground);
    expect(read('')).toMatchObject({
      visit: { order: { number: 'S-1', country: 'AU', area: 'VIC' }, language: 'en', requestedOn: TODAY },
      problems: {
        order: undefined,
        country: undefined,
        language: undefined,
        reason: undefined,
        requestedOn: undefined,
      },
    });
    expect(read('country=NO&language=nl&reason=NONE&asked=2026-02-30&order=S-9')).toMatchObject({
      visit: { order: { number: 'S-9', country: 'AU' }, language: 'en', requestedOn: TODAY },
      problems: {
        order: 'unknown',
        country: 'off',
        language: 'not-offered',
        reason: 'not-offered',
        requestedOn: 'no-date',
      },
    });
    expect(read('country=%3Cscript%3E&language=__proto__&asked=&order=S-2').problems).toEqual({
      order: undefined,
      country: 'unknown',
      language: 'unknown',
      reason: undefined,
      requestedOn: 'no-date',
    });
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(
              'order',
              'own-order',
              'bought',
              'name',
              'name.3',
              'price',
              'sku.99',
              'country',
              'language',
              'asked',
              'constructor',
            ),
            fc.string({ unit: 'binary' }),
          ),
        ),
        (entries) => {
          const { visit } = read(new URLSearchParams(entries).toString());
          const portal = consumerPortal(configuration, visit);
          for (const step of consumerSteps) decisionsOn(step, portal);
          expect(visit.order.items.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('from abroad has no area, because areas belong to the home country', () => {
    const configuration = configured();
    const product = { ...configuration.products };
    const abroad = configured({
      products: Object.fromEntries(
        Object.entries(product).map(([name, each]) => [name, { ...each, countriesEnabled: { NZ: true } }]),
      ),
    });
    const { visit, problems } = visitOf({ country: 'NZ' }, abroad, ground);
    expect(problems.country).toBeUndefined();
    expect(visit.order).toMatchObject({ country: 'NZ', area: undefined });
  });

  it('with an order created by the user needs an order number that no sample order uses [VL-uniqueOrderId]', () => {
    const huge = '📦'.repeat(MAX_ORDER_NUMBER);
    const problems = ['', ' ', 'S-1', ' S-2 ', 's-1', '<b>', huge, `${huge}1`].map((number) =>
      orderNumberProblem(number, samples),
    );
    expect(problems).toEqual(['blank', 'blank', 'in-use', 'in-use', undefined, undefined, undefined, 'too-long']);
    const own = visitOf({ order: anOrder({ number: 'S-2' }) }, configured(), ground);
    expect(own.problems.order).toBe('in-use');
    expect(visitOf({ order: anOrder({ number: `${huge}1` }) }, configured(), ground).visit.order.number).toBe(huge);
  });
});

describe('the sample orders of a test return', () => {
  it('start with an order of several items, followed by orders about which the pending rules decide differently', () => {
    const before = configured();
    const pending = configured({
      rulesConfig: [
        documentOf(
          aRule('no', {
            ruleType: 'NON_RETURNABLE_ITEM',
            conditions: [{ fact: 'price', operator: 'greaterThan', value: 100 }],
            eventData: { isNotReturnable: true },
          } as never),
        ),
      ],
    });
    const orders = sampleTestOrders(sampleOrders({ count: 200, today: TODAY, rules: [] }), before, pending, TODAY);
    expect(orders[0]?.items.length).toBeGreaterThan(1);
    expect(orders[1]?.items[0]?.price).toBeGreaterThan(100);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
    expect(orders.every(({ items }) => items[0]?.id === itemId(0))).toBe(true);
  });
});
