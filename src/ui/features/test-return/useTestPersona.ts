import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Clock, localDate } from '../../../application/shared/Clock.ts';
import { consumerSteps, type ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { addressOfPersona, isOfPersona, personaInAddress } from '../../../domain/test-return/testAddress.ts';
import type { TestPersona } from '../../../domain/test-return/testPersona.ts';
import { useService } from '../../shared/services.tsx';

const SCREEN = 'screen';

export type PersonaState = ReturnType<typeof useTestPersona>;

const searchOf = (entries: readonly (readonly [string, string])[]): string => {
  const search = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
  return search === '' ? '' : `?${search}`;
};

/** Returns the URL query that opens the test return with a persona on a screen. */
export const searchOfPersona = (persona: TestPersona, screen: ConsumerStep): string =>
  searchOf([...addressOfPersona(persona), [SCREEN, screen]]);

/** Persona and screen of the test return, which are stored only in the URL. */
export function useTestPersona() {
  const clock = useService(Clock);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [today] = useState(() => localDate(clock.now()));
  const address = parameters.toString();
  const persona = useMemo(() => personaInAddress(new URLSearchParams(address), today), [address, today]);

  const screen = consumerSteps.find((step) => step === parameters.get(SCREEN)) ?? 'returnDetails';

  function write(target: TestPersona, shown: ConsumerStep): void {
    // Remove the dialog from the URL, so that the back button does not open it again.
    const otherParameters = [...parameters].filter(([name]) => !isOfPersona(name) && name !== SCREEN && name !== 'new');
    const entries = [...addressOfPersona(target), ...(shown === 'returnDetails' ? [] : [[SCREEN, shown] as const])];
    void navigate(
      { search: searchOf([...entries, ...otherParameters.map(([name, value]) => [name, value] as const)]) },
      { replace: true },
    );
  }
  return {
    persona,
    today,
    screen,
    change: (part: TestPersona) => write({ ...persona, ...part }, screen),
    show: (target: ConsumerStep) => write(persona, target),
    startOver: () => write({}, 'returnDetails'),
  };
}
