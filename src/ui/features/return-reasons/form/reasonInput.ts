import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';

export type ReasonInput = ReturnReason & {
  readonly paymentRequirements: readonly string[];
  /** Text in the input that is not in the list yet. */
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

/** Includes a requirement that was typed but not added, e.g. in a restored draft. */
export function reasonOf({ requirement, ...reason }: ReasonInput): ReturnReason {
  const asked = requirement.trim();
  const isListed = asked === '' || reason.paymentRequirements.includes(asked);
  return isListed ? reason : { ...reason, paymentRequirements: [...reason.paymentRequirements, asked] };
}
