import { comesBack, isOffered, type ConsumerFee, type ConsumerItem } from '../consumer-portal/consumerItem.ts';
import type { ConsumerMethodKind } from '../consumer-portal/consumerMethods.ts';
import type { ConsumerPart } from '../consumer-portal/consumerParts.ts';
import type { ConsumerPortal } from '../consumer-portal/consumerPortal.ts';
import type { ConsumerStep } from '../consumer-text/textSlot.ts';
import type { ItemRoute } from '../reach/reach.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import type { ShownField } from '../return-form/shownFields.ts';
import { deepEqual } from '../shared/deepEqual.ts';

export type DecisionDetail =
  | { readonly kind: 'field'; readonly field: ShownField }
  | { readonly kind: 'no-fields' }
  | { readonly kind: 'item'; readonly item: Pick<ConsumerItem, 'name' | 'price' | 'verdict'> }
  | { readonly kind: 'fee'; readonly item: string; readonly fee: ConsumerFee }
  | { readonly kind: 'method'; readonly method: ConsumerMethodKind; readonly by: readonly string[] }
  | { readonly kind: 'no-method'; readonly problems: ItemRoute['problems'] }
  | { readonly kind: 'nothing-sent' }
  | { readonly kind: 'payer'; readonly isCustomer: boolean; readonly reason: string | undefined }
  | { readonly kind: 'destination'; readonly names: readonly string[] }
  | { readonly kind: 'restocking'; readonly amount: number }
  | { readonly kind: 'no-refund' }
  | { readonly kind: 'total'; readonly amount: number }
  | { readonly kind: 'trigger'; readonly events: readonly string[] }
  | { readonly kind: 'instructions' }
  | { readonly kind: 'words'; readonly step: ConsumerStep; readonly text: string };

export type ScreenDecision = {
  /** Id of the question that is decided. Equal in the published and the pending configuration. */
  readonly id: string;
  readonly part?: ConsumerPart | undefined;
  readonly detail: DecisionDetail;
  /** Rules that decide. Empty if a setting or a default decides. */
  readonly rules: readonly ReturnRule[];
};

export type ComparedDecision = {
  readonly shown: ScreenDecision;
  /** Decision of the other version if it differs. `undefined` if the other version has no such decision. */
  readonly other: ScreenDecision | undefined;
  readonly isChanged: boolean;
};

type RuleOf = (item: ConsumerItem) => ReturnRule | undefined;

const distinctRules = (items: readonly ConsumerItem[], ruleOf: RuleOf): readonly ReturnRule[] => {
  const rules = items.flatMap((item) => ruleOf(item) ?? []);
  return rules.filter(({ ruleId }, index) => rules.findIndex((rule) => rule.ruleId === ruleId) === index);
};

function verdictRules({ verdict, decision: { deciding } }: ConsumerItem): readonly ReturnRule[] {
  const window = [deciding.NON_RETURNABLE_ITEM && deciding.ORDER_EXCEPTION, deciding.RETURN_WINDOWS];
  const rules: Readonly<Record<typeof verdict.kind, readonly (ReturnRule | undefined)[]>> = {
    forbidden: [deciding.NON_RETURNABLE_ITEM],
    returnless: [deciding.RETURNLESS_ITEM],
    returnable: window,
    'too-late': window,
  };
  return rules[verdict.kind].filter((rule) => rule !== undefined);
}

function itemDecisions(item: ConsumerItem): readonly ScreenDecision[] {
  const { id, name, price, verdict, fee, decision } = item;
  const part = `item.${id}`;
  return [
    { id: part, part, detail: { kind: 'item', item: { name, price, verdict } }, rules: verdictRules(item) },
    ...(fee && isOffered(item)
      ? [
          {
            id: `fee.${id}`,
            part,
            detail: { kind: 'fee', item: name, fee } as const,
            rules: decision.deciding.REFUND_FEES ? [decision.deciding.REFUND_FEES] : [],
          },
        ]
      : []),
  ];
}

const carrierRule: RuleOf = ({ decision }) => decision.deciding.CARRIER_RULES;
const addressRule: RuleOf = ({ decision }) => decision.deciding.RETURN_ADDRESS;
const triggerRule: RuleOf = ({ decision }) => decision.deciding.REFUND_TRIGGERS;

function destinationDecision({ chosen, destinations }: ConsumerPortal, part?: ConsumerPart): readonly ScreenDecision[] {
  const sent = chosen.filter(comesBack);
  if (destinations.length === 0) return [];
  const detail = { kind: 'destination', names: destinations.map(({ name }) => name) } as const;
  return [{ id: 'destination', part, detail, rules: distinctRules(sent, addressRule) }];
}

function methodDecisions(portal: ConsumerPortal): readonly ScreenDecision[] {
  const { chosen, fields, methods, isPaidByCustomer, reasonCode } = portal;
  const reasons = fields.flatMap((field) => (field.field === 'reason' ? field.reasons : []));
  const reason = reasons.find(({ code }) => code === reasonCode)?.description;
  const sent = chosen.filter(comesBack);
  if (sent.length === 0) return [{ id: 'methods', detail: { kind: 'nothing-sent' }, rules: [] }];
  if (methods.length === 0) {
    const problems = sent.flatMap(({ route }) => route.problems);
    const distinct = problems.filter(
      (problem, index) => problems.findIndex((each) => deepEqual(each, problem)) === index,
    );
    return [{ id: 'methods', detail: { kind: 'no-method', problems: distinct }, rules: [] }];
  }
  return [
    ...methods.map(({ kind, by }): ScreenDecision => {
      const part = `method.${kind}`;
      return {
        id: part,
        part,
        detail: { kind: 'method', method: kind, by },
        rules: kind === 'shop' ? [] : distinctRules(sent, carrierRule),
      };
    }),
    { id: 'payer', detail: { kind: 'payer', isCustomer: isPaidByCustomer, reason }, rules: [] },
    ...destinationDecision(portal),
  ];
}

function refundDecisions({ refund, chosen }: ConsumerPortal): readonly ScreenDecision[] {
  if (!refund) return [{ id: 'refund', detail: { kind: 'no-refund' }, rules: [] }];
  const part = 'refund';
  return [
    { id: 'refund', part, detail: { kind: 'total', amount: refund.total }, rules: [] },
    ...(refund.restocking > 0
      ? [{ id: 'restocking', part, detail: { kind: 'restocking', amount: refund.restocking } as const, rules: [] }]
      : []),
    ...chosen
      .filter(({ fee }) => fee)
      .flatMap((item) =>
        itemDecisions(item)
          .slice(1)
          .map((each) => ({ ...each, part })),
      ),
  ];
}

function triggerDecision({ chosen }: ConsumerPortal): readonly ScreenDecision[] {
  const rules = distinctRules(chosen, triggerRule);
  const events = rules.flatMap((rule) => (rule.ruleType === 'REFUND_TRIGGERS' ? [rule.eventData.eventType] : []));
  return rules.length === 0
    ? []
    : [{ id: 'trigger', detail: { kind: 'trigger', events: [...new Set(events)] }, rules }];
}

function wordsDecision(step: ConsumerStep, { texts }: ConsumerPortal): readonly ScreenDecision[] {
  const field = step === 'returnSubmitted' ? 'requestHeading' : 'heading';
  const found = texts.get(`${step}.${field}`);
  if (!found) return [];
  const part = `text.${step}.${field}`;
  return [{ id: part, part, detail: { kind: 'words', step, text: found.text }, rules: [] }];
}

function ownDecisions(step: ConsumerStep, portal: ConsumerPortal): readonly ScreenDecision[] {
  switch (step) {
    case 'returnDetails':
      return portal.fields.length === 0
        ? [{ id: 'no-fields', detail: { kind: 'no-fields' }, rules: [] }]
        : portal.fields.map((field): ScreenDecision => {
            const part = field.field === 'reason' ? 'reason' : `field.${field.field}`;
            return { id: part, part, detail: { kind: 'field', field }, rules: [] };
          });
    case 'selectReturns':
      return portal.items.flatMap(itemDecisions);
    case 'selectReturnMethod':
      return methodDecisions(portal);
    case 'bookingConfirmation':
      return [...destinationDecision(portal, 'destination'), ...refundDecisions(portal)];
    case 'returnSubmitted':
      return [
        ...triggerDecision(portal),
        ...(portal.instructions === undefined
          ? []
          : [{ id: 'instructions', part: 'instructions', detail: { kind: 'instructions' } as const, rules: [] }]),
      ];
  }
}

/** Decisions on a screen, in display order [RL-4] [CT-2]. */
export const decisionsOn = (step: ConsumerStep, portal: ConsumerPortal): readonly ScreenDecision[] => [
  ...ownDecisions(step, portal),
  ...wordsDecision(step, portal),
];

export function comparedDecisions(
  shown: readonly ScreenDecision[],
  other: readonly ScreenDecision[],
): readonly ComparedDecision[] {
  return shown.map((decision) => {
    const otherDecision = other.find(({ id }) => id === decision.id);
    const isChanged = !otherDecision || !deepEqual(otherDecision.detail, decision.detail);
    return { shown: decision, other: isChanged ? otherDecision : undefined, isChanged };
  });
}
