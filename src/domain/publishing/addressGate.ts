import type { PendingChange } from '../changes/pendingChange.ts';
import type { AddressCheck } from '../warehouses/address/addressCheck.ts';

/** What a publish does about addresses before its first step. */
export type AddressGate = 'open' | 'check' | 'wait' | 'abort';

/** What decides about the gate. */
export type AddressGateInput = {
  /** The feature `addressValidationRequired`. */
  readonly isRequired: boolean;
  readonly changes: Iterable<PendingChange>;
  readonly check: AddressCheck;
};

/**
 * Whether a publish may go on (source, section 4): a changed warehouse's address is checked first where the feature
 * asks for it, the publish goes on only once it is valid, and anything else aborts it.
 */
export function addressGate({ isRequired, changes, check }: AddressGateInput): AddressGate {
  if (!isRequired || ![...changes].some(({ type }) => type === 'WAREHOUSE')) return 'open';
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
