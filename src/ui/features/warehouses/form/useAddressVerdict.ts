import { useEffect } from 'react';
import { Clock } from '../../../../application/shared/Clock.ts';
import type { AddressVerdicts } from '../../../../application/warehouses/AddressVerdicts.ts';
import type { Address } from '../../../../domain/company/parts/address.ts';
import { uncheckedAddress, type AddressCheck } from '../../../../domain/warehouses/address/addressCheck.ts';
import { addressProblems } from '../../../../domain/warehouses/address/form/addressProblem.ts';
import { useService } from '../../../shared/services.tsx';

/** Debounce delay in milliseconds. Longer than the time users need to move to the next field. */
const DEBOUNCE_DELAY = 600;

/** For MobX observers. Validates a complete address, debounced [WH-6] [PC-4]. */
export function useAddressVerdict(verdicts: AddressVerdicts, address: Address): AddressCheck {
  const clock = useService(Clock);
  const isComplete = addressProblems(address).length === 0;
  const text = JSON.stringify(address);
  useEffect(
    function validateDebounced() {
      if (!isComplete) return undefined;
      return clock.after(DEBOUNCE_DELAY, () => verdicts.ask(JSON.parse(text) as Address));
    },
    [clock, verdicts, isComplete, text],
  );
  return isComplete ? verdicts.checkOf(address) : uncheckedAddress;
}
