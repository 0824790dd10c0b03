import type { AddressCheck } from './addressCheck.ts';

/** What a publish does about addresses before its first step. */
export type AddressGate = 'open' | 'check' | 'wait' | 'abort';

/** What decides about the gate. */
export type AddressGateInput = {
  /** The feature `addressValidationRequired`. */
  readonly isRequired: boolean;
  /** Whether an address is among the changes. */
  readonly hasAddressChange: boolean;
  readonly check: AddressCheck;
};

/**
 * Whether a publish may go on [PB-9]: a changed warehouse's address is checked first where the feature
 * asks for it, the publish goes on only once it is valid, and anything else aborts it.
 */
export function addressGate({ isRequired, hasAddressChange, check }: AddressGateInput): AddressGate {
  if (!isRequired || !hasAddressChange) return 'open';
  switch (check.kind) {
    case 'unchecked':
      return 'check';
    case 'loading':
      return 'wait';
    case 'valid':
      return 'open';
    case 'invalid':
    case 'failed':
      return 'abort';
  }
}
