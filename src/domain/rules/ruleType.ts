import type { RuleType } from '../company/parts/ruleDocument.ts';
import { isBoolean, isRecord, isText } from '../shared/shapes.ts';

export type RuleEventData = {
  readonly NON_RETURNABLE_ITEM: { readonly isNotReturnable: true };
  /** `days` count from the item's date named in `from`. */
  readonly RETURN_WINDOWS: { readonly days: number; readonly from: string };
  readonly RETURN_ADDRESS: { readonly locationId: string };
  readonly ORDER_EXCEPTION: { readonly alwaysReturnable: true };
  readonly CARRIER_RULES: { readonly shouldUse: boolean; readonly carrier: string; readonly serviceType: string };
  readonly REFUND_TRIGGERS: { readonly eventType: string };
  /** `amount` is in units of `currency`, not in hundredths. */
  readonly REFUND_FEES: { readonly amount: number; readonly name: string; readonly currency: string };
  readonly RETURNLESS_ITEM: { readonly returnless: true };
};

type ParamKind = 'number' | 'text' | 'boolean' | 'true';

type RuleTypeTraits<Type extends RuleType> = {
  readonly eventType: string;
  readonly actionId?: string;
  readonly params: { readonly [Field in keyof RuleEventData[Type]]: ParamKind };
};

export const ruleTypeTraits: { readonly [Type in RuleType]: RuleTypeTraits<Type> } = {
  NON_RETURNABLE_ITEM: {
    eventType: 'nonReturnableItem',
    actionId: 'not_returnable',
    params: { isNotReturnable: 'true' },
  },
  RETURN_WINDOWS: {
    eventType: 'withinReturnWindow',
    actionId: 'return_window',
    params: { days: 'number', from: 'text' },
  },
  RETURN_ADDRESS: { eventType: 'returnAddress', actionId: 'return_address', params: { locationId: 'text' } },
  ORDER_EXCEPTION: {
    eventType: 'exceptionAlwaysReturnableItem',
    actionId: 'exception_always_returnable',
    params: { alwaysReturnable: 'true' },
  },
  CARRIER_RULES: {
    eventType: 'returnCarrier',
    actionId: 'return_carrier',
    params: { shouldUse: 'boolean', carrier: 'text', serviceType: 'text' },
  },
  REFUND_TRIGGERS: { eventType: 'refundTrigger', actionId: 'refund_trigger', params: { eventType: 'text' } },
  REFUND_FEES: {
    eventType: 'refundFee',
    actionId: 'refund_fee',
    params: { amount: 'number', name: 'text', currency: 'text' },
  },
  RETURNLESS_ITEM: { eventType: 'returnlessItem', params: { returnless: 'true' } },
};

const isValidByKind: Readonly<Record<ParamKind, (value: unknown) => boolean>> = {
  number: Number.isFinite,
  text: isText,
  boolean: isBoolean,
  true: (value) => value === true,
};

/** True if the value has all params of the type. It may have others. */
export function hasParams(type: RuleType, value: unknown): value is object {
  const params: readonly (readonly [string, ParamKind])[] = Object.entries(ruleTypeTraits[type].params);
  return (
    isRecord(value) && params.every(([param, kind]) => Object.hasOwn(value, param) && isValidByKind[kind](value[param]))
  );
}

/** Types without priorities, because all rules of such a type make the same decision [RL-1]. */
const unranked: ReadonlySet<RuleType> = new Set(['NON_RETURNABLE_ITEM', 'ORDER_EXCEPTION']);

export const isRanked = (type: RuleType): boolean => !unranked.has(type);

export const ruleTypes = Object.keys(ruleTypeTraits) as readonly RuleType[];
