import type { AddressCheck } from './addressCheck.ts';

export type AddressGate = 'open' | 'check' | 'wait' | 'abort';

export type AddressGateInput = {
  readonly isRequired: boolean;
  readonly hasAddressChange: boolean;
  readonly check: AddressCheck;
};

/** A changed address is checked first where the feature asks for it; anything but a valid one aborts [PB-9]. */
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
