import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';

/** What is typed into the form of a reason. */
export type ReasonInput = ReturnReason & {
  readonly paymentRequirements: readonly string[];
  /** Something to ask for that is not in the list yet. */
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

/** The reason that was typed. What came back with a draft may not have been left for the list yet. */
export function reasonOf({ requirement, ...reason }: ReasonInput): ReturnReason {
  const asked = requirement.trim();
  const isListed = asked === '' || reason.paymentRequirements.includes(asked);
  return isListed ? reason : { ...reason, paymentRequirements: [...reason.paymentRequirements, asked] };
}
