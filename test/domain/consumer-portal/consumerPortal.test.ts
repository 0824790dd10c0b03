import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { isOffered } from '../../../src/domain/consumer-portal/consumerItem.ts';
import { representativeOrder, type ConsumerOrder } from '../../../src/domain/consumer-portal/consumerOrder.ts';
import { consumerPortal, type ConsumerVisit } from '../../../src/domain/consumer-portal/consumerPortal.ts';
import { screensWith, touchedParts } from '../../../src/domain/consumer-portal/consumerParts.ts';
import { sampleOrders } from '../../../src/domain/orders/sampleOrders.ts';
import { dayOfDate } from '../../../src/domain/rules/conditions/calendarDate.ts';
import { conditionHolds } from '../../../src/domain/rules/evaluation/conditionHolds.ts';
import { compileRules } from '../../../src/domain/rules/evaluation/compileRules.ts';
import type { OrderItem } from '../../../src/domain/rules/evaluation/orderItem.ts';
import { inDecidingOrder, type ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import type { ListedRule } from '../../../src/domain/rules/ruleRows.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import { aRule, documentOf } from '../rules/aRule.ts';
import { anyItem, anyRule, anyRules } from '../rules/arbitraryRules.ts';

const REQUESTED_ON = '2026-01-05';

const configured = (more: Partial<CompanyConfiguration> = {}, rules: readonly ReturnRule[] = []) =>
  aCompanyConfiguration({
    international: { homeCountryCode: 'AU' },
    refunds: { enabled: true },
    warehousesConfig: [aWarehouse({ locationId: 'main', default: true })],
    rulesConfig: (rules as readonly ListedRule[]).map(documentOf),
    ...more,
  });

const orderOf = (...items: readonly OrderItem[]): ConsumerOrder => ({
  number: 'NW-1',
  purchaseDate: '2026-01-03',
  country: 'AU',
  area: undefined,
  items: items.map(({ price = 10, ...item }, nth) => ({ ...item, id: `i${nth}`, name: `Item ${nth}`, price })),
});

const visit = (order: ConsumerOrder, more: Partial<ConsumerVisit> = {}): ConsumerVisit => ({
  language: 'en',
  order,
  requestedOn: REQUESTED_ON,
  ...more,
});

/** Reference implementation: evaluates the rules in sequence without compiling them. */
function decidedByHand(rules: readonly ReturnRule[], item: OrderItem) {
  const first = (type: ReturnRule['ruleType']) =>
    inDecidingOrder(rules.filter(({ enabled }) => enabled)).find(
      ({ ruleType, conditions }) => ruleType === type && conditions.every((each) => conditionHolds(each, item)),
    );
  const window = first('RETURN_WINDOWS')?.eventData as { readonly days: number; readonly from: string } | undefined;
  const bought = item.purchaseDate === undefined ? undefined : dayOfDate(item.purchaseDate);
  const isLate =
    window?.from === 'purchaseDate' &&
    bought !== undefined &&
    dayOfDate(REQUESTED_ON)! > bought + Math.floor(window.days);
  const isForbidden = first('NON_RETURNABLE_ITEM') !== undefined && first('ORDER_EXCEPTION') === undefined;
  if (isForbidden) return 'forbidden';
  if (isLate) return 'too-late';
  return first('RETURNLESS_ITEM') ? 'returnless' : 'returnable';
}

describe('consumerPortal', () => {
  it('offers exactly the items that the rules allow, for 1,000 random rule sets [CT-4] [RL-4]', () => {
    fc.assert(
      fc.property(anyRules(anyRule(), 8), fc.array(anyItem, { minLength: 1, maxLength: 3 }), (rules, items) => {
        const order = orderOf(...items);
        const portal = consumerPortal(configured({}, rules), visit(order));
        const byHand = order.items.map((item) =>
          decidedByHand(rules, { ...item, purchaseDate: order.purchaseDate, area: 'AU' }),
        );
        expect(portal.items.map(({ verdict }) => verdict.kind)).toEqual(byHand);
        expect(portal.items.map(isOffered)).toEqual(
          byHand.map((kind) => kind === 'returnable' || kind === 'returnless'),
        );
        expect(portal.chosen.every(isOffered)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('calculates the refund of an item as its price minus the fees, but at least 0', () => {
    const fee = aRule('fee', {
      ruleType: 'REFUND_FEES',
      conditions: [],
      eventData: { amount: 9.95, name: 'Handling', currency: 'AUD' },
    });
    const refunds = { enabled: true, restockingFeePercent: 10 };
    const portal = consumerPortal(configured({ refunds }, [fee]), visit(orderOf({ price: 100 }, { price: 0.3 })));
    expect(portal.refund).toMatchObject({ items: 100.3, restocking: 10.03, total: 70.37 });
    const cheap = consumerPortal(configured({ refunds }, [fee]), visit(orderOf({ price: 1 })));
    expect(cheap.refund?.total).toBe(0);
    expect(consumerPortal(configured({ refunds: { enabled: false } }), visit(orderOf({}))).refund).toBeUndefined();
  });

  it('keeps a chosen item only while the rules allow its return', () => {
    const order = orderOf({ categories: ['a'] }, { categories: ['b'] });
    const forbid = aRule('no', {
      ruleType: 'NON_RETURNABLE_ITEM',
      conditions: [{ fact: 'categories', operator: 'fullMatch', value: ['b'] }],
      eventData: { isNotReturnable: true },
    });
    const chosen = visit(order, { items: ['i1'] });
    expect(consumerPortal(configured(), chosen).chosen.map(({ id }) => id)).toEqual(['i1']);
    expect(consumerPortal(configured({}, [forbid]), chosen).chosen).toEqual([]);
  });

  it('offers no shipping method if no return address accepts the return', () => {
    const portal = consumerPortal(configured({ warehousesConfig: [] }), visit(orderOf({})));
    expect(portal.methods).toEqual([]);
    expect(portal.destinations).toEqual([]);
  });
});

describe('the texts and the theme of the consumer portal', () => {
  const withConfig = (config: Readonly<Record<string, unknown>>): CompanyConfiguration =>
    configured({ applicationConfig: { config } });

  it('use the merchant’s text in the customer’s language, or the text in the portal’s default language if no such text exists [CT-1] [CT-2]', () => {
    const steps = (heading: string) => ({ steps: { returnDetails: { heading } } });
    const configuration = withConfig({
      languages: { offered: ['en', 'nl', 'fr'], default: 'en' },
      consumerText: { v1: { en: steps('Send it back'), nl: steps('Stuur terug') } },
    });
    const heading = (language: 'en' | 'nl' | 'fr') =>
      consumerPortal(configuration, visit(orderOf({}), { language })).texts.get('returnDetails.heading')?.text;
    expect([heading('en'), heading('nl'), heading('fr')]).toEqual(['Send it back', 'Stuur terug', 'Send it back']);
  });

  it('describe the logo by its alternative text, otherwise by the merchant’s name [CT-3]', () => {
    const readOut = (logoText?: unknown) =>
      consumerPortal(
        configured({ name: 'Acme', applicationConfig: { version: '1.0', config: { theme: { logoText } } } }),
        visit(orderOf({})),
      ).logoText;
    expect(readOut('Acme, since 1998')).toBe('Acme, since 1998');
    expect(readOut()).toBe('Acme');
    expect(readOut(7)).toBe('Acme');
  });

  it('contain a default colour instead of an invalid colour, and no logo from a disallowed address [CT-3]', () => {
    const invalid = { theme: { primaryColor: 'url(javascript:alert(1))', logoBackground: '#FFF' } };
    const portal = consumerPortal(
      { ...withConfig(invalid), assets: { logoImage: 'https://elsewhere.example/logo.png' } },
      visit(orderOf({})),
    );
    expect(portal.theme).toMatchObject({ primaryColor: '#4a90e2', logoBackground: '#ffffff' });
    expect(portal.logo).toBeUndefined();
  });
});

describe('touchedParts', () => {
  it('returns the parts of the portal that pending changes affect, and screensWith returns the screens with these parts [CT-4]', () => {
    const order = orderOf({ categories: ['a'] }, { categories: ['b'] });
    const shorter = aRule('w', {
      ruleType: 'RETURN_WINDOWS',
      conditions: [{ fact: 'categories', operator: 'fullMatch', value: ['b'] }],
      eventData: { days: 1, from: 'purchaseDate' },
    });
    const before = consumerPortal(configured(), visit(order));
    const after = consumerPortal(
      configured({ applicationConfig: { config: { theme: { primaryColor: '#ff0000' } } } }, [shorter]),
      visit(order),
    );
    expect([...touchedParts(before, before)]).toEqual([]);
    expect([...touchedParts(before, after)].toSorted()).toEqual(['item.i1', 'refund', 'theme']);
    expect(screensWith('item.i1')).toEqual(['selectReturns']);
    expect(screensWith('text.returnSubmitted.requestHeading')).toEqual(['returnSubmitted']);
    expect(screensWith('nonsense')).toEqual([]);
  });
});

describe('representativeOrder', () => {
  it('builds the same order each time, with different articles of which some can be returned and some cannot', () => {
    const samples = sampleOrders({ count: 500, today: REQUESTED_ON, rules: [] });
    const rules = compileRules([
      aRule('no', {
        ruleType: 'NON_RETURNABLE_ITEM',
        conditions: [{ fact: 'categories', operator: 'fullMatch', value: ['Ropes'] }],
        eventData: { isNotReturnable: true },
      }),
    ]);
    const { items: _, ...place } = orderOf();
    const order = representativeOrder(samples, rules, place, REQUESTED_ON);
    expect(order.items).toHaveLength(4);
    expect(new Set(order.items.map(({ name }) => name)).size).toBe(4);
    expect(order.items.filter(({ categories }) => categories?.includes('Ropes')).length).toBeGreaterThan(0);
    expect(order.items.filter(({ categories }) => !categories?.includes('Ropes')).length).toBeGreaterThan(0);
    expect(representativeOrder(samples, rules, place, REQUESTED_ON)).toEqual(order);
    expect(representativeOrder([], rules, place, REQUESTED_ON).items).toEqual([]);
  });
});
