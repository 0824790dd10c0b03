import type { RuleCondition } from './conditions/ruleCondition.ts';
import { DEFAULT_RULE_PRIORITY, type ReturnRule } from './returnRule.ts';
import type { RuleEventData } from './ruleType.ts';
import type { RuleType } from '../company/parts/ruleDocument.ts';

export type TemplateId = (typeof templateIds)[number];

export type RuleTemplate = { readonly id: TemplateId; readonly rule: ReturnRule };

export type TemplateContext = {
  readonly currency: string | undefined;
  /** Factor of the example prices: 1, or 100 for currencies without hundredths. */
  readonly priceFactor: number;
  readonly addresses: readonly string[];
  readonly carriers: readonly string[];
  readonly feeName: string;
};

const templateIds = [
  'clearanceWindow',
  'giftWindow',
  'standardWindow',
  'giftCards',
  'finalSale',
  'opened',
  'recalled',
  'faulty',
  'oversizeAddress',
  'areaAddress',
  'bulkyCarrier',
  'fragileCarrier',
  'parcelAccepted',
  'highValueReceived',
  'changeOfMind',
  'oversizeFee',
  'lowValue',
  'freeGift',
] as const;

/** Condition on tags. Its values occur in the sample orders, so they are not translated. */
const tagged = (...value: string[]): RuleCondition => ({ fact: 'tags', operator: 'fullMatch', value });
const inCategory = (...value: string[]): RuleCondition => ({ fact: 'categories', operator: 'fullMatch', value });

export function ruleTemplates(context: TemplateContext): readonly RuleTemplate[] {
  const { addresses, carriers, currency, priceFactor, feeName } = context;
  const templates: RuleTemplate[] = [];
  function add<Type extends RuleType>(
    id: TemplateId,
    ruleType: Type,
    eventData: RuleEventData[Type],
    conditions: readonly RuleCondition[],
    isDefault = false,
  ): void {
    const base = { name: '', priority: DEFAULT_RULE_PRIORITY, enabled: false, ...(isDefault && { isDefault }) };
    templates.push({ id, rule: { ...base, ruleType, eventData, conditions } as ReturnRule });
  }
  const over = (price: number): RuleCondition => ({
    fact: 'price',
    operator: 'greaterThan',
    value: price * priceFactor,
  });
  const below = (price: number): RuleCondition => ({ fact: 'price', operator: 'lessThan', value: price * priceFactor });

  add('clearanceWindow', 'RETURN_WINDOWS', { days: 14, from: 'purchaseDate' }, [tagged('clearance', 'sale')]);
  add('giftWindow', 'RETURN_WINDOWS', { days: 60, from: 'purchaseDate' }, [tagged('gift')]);
  add('standardWindow', 'RETURN_WINDOWS', { days: 30, from: 'deliveryDate' }, [], true);
  add('giftCards', 'NON_RETURNABLE_ITEM', { isNotReturnable: true }, [inCategory('Gift cards')]);
  add('finalSale', 'NON_RETURNABLE_ITEM', { isNotReturnable: true }, [tagged('clearance'), below(50)]);
  add('opened', 'NON_RETURNABLE_ITEM', { isNotReturnable: true }, [tagged('opened')]);
  add('recalled', 'ORDER_EXCEPTION', { alwaysReturnable: true }, [tagged('recalled')]);
  add('faulty', 'ORDER_EXCEPTION', { alwaysReturnable: true }, [tagged('faulty', 'warranty')]);
  const [firstAddress, secondAddress = firstAddress] = addresses;
  if (firstAddress !== undefined && secondAddress !== undefined) {
    add('oversizeAddress', 'RETURN_ADDRESS', { locationId: firstAddress }, [tagged('oversize')]);
    add('areaAddress', 'RETURN_ADDRESS', { locationId: secondAddress }, [
      { fact: 'area', operator: 'fullMatch', value: ['WA', 'SA'] },
    ]);
  }
  const [carrier] = carriers;
  if (carrier !== undefined) {
    const service = { carrier, serviceType: 'STANDARD' };
    add('bulkyCarrier', 'CARRIER_RULES', { shouldUse: true, ...service }, [inCategory('Tents', 'Kayaks')]);
    add('fragileCarrier', 'CARRIER_RULES', { shouldUse: false, ...service }, [tagged('fragile')]);
  }
  add('parcelAccepted', 'REFUND_TRIGGERS', { eventType: 'PARCEL_ACCEPTED' }, [below(200)]);
  add('highValueReceived', 'REFUND_TRIGGERS', { eventType: 'PARCEL_DELIVERED' }, [over(200)]);
  if (currency !== undefined) {
    const fee = (amount: number): RuleEventData['REFUND_FEES'] => ({
      amount: amount * priceFactor,
      name: feeName,
      currency,
    });
    add('changeOfMind', 'REFUND_FEES', fee(5), [tagged('sale')]);
    add('oversizeFee', 'REFUND_FEES', fee(20), [tagged('oversize')]);
  }
  add('lowValue', 'RETURNLESS_ITEM', { returnless: true }, [below(15)]);
  add('freeGift', 'RETURNLESS_ITEM', { returnless: true }, [tagged('gift'), below(30)]);
  return templates;
}
