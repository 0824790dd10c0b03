import type { AddressCheck } from './addressCheck.ts';

export type AddressGate = 'open' | 'check' | 'wait' | 'abort';

export type AddressGateInput = {
  readonly isRequired: boolean;
  readonly hasAddressChange: boolean;
  readonly check: AddressCheck;
};

/** State that allows or blocks publishing: if required, a changed address must be valid [PB-9]. */
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
