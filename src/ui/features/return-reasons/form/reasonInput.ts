import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';

export type ReasonInput = ReturnReason & {
  readonly paymentRequirements: readonly string[];
  /** Text in the input that is not added to the list of requirements yet. */
  readonly requirement: string;
};

export const BLANK: ReasonInput = {
  code: '',
  description: '',
  enabled: true,
  paymentRequired: false,
  paymentRequirements: [],
  requirement: '',
};

export const inputOf = (reason: ReturnReason): ReasonInput => ({
  ...reason,
  paymentRequirements: reason.paymentRequirements ?? [],
  requirement: '',
});

/** Returns the reason, including a requirement that was typed but not added, e.g. in a restored draft. */
export function reasonOf({ requirement, ...reason }: ReasonInput): ReturnReason {
  const typedRequirement = requirement.trim();
  const isListed = typedRequirement === '' || reason.paymentRequirements.includes(typedRequirement);
  return isListed ? reason : { ...reason, paymentRequirements: [...reason.paymentRequirements, typedRequirement] };
}
