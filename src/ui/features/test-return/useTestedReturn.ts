import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ruleSample } from '../../../application/rules/ruleSample.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { ConsumerVisit } from '../../../domain/consumer-portal/consumerPortal.ts';
import type { ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { sampleOrders } from '../../../domain/orders/sampleOrders.ts';
import { dayOfDate } from '../../../domain/rules/conditions/calendarDate.ts';
import { sampleTestOrders } from '../../../domain/test-return/sampleTestOrders.ts';
import { visitOf, type TestOrder } from '../../../domain/test-return/testPersona.ts';
import type { PreviewChoice } from '../../consumer/previewProtocol.ts';
import { usePortalSides } from '../../shared/preview/usePortalSides.ts';
import { useVisitChoices, type MadeChoices } from '../../shared/preview/content/useVisitChoices.ts';
import { useService } from '../../shared/services.tsx';
import { useTestPersona } from './useTestPersona.ts';

export type TestedSides = { readonly published: CompanyConfiguration; readonly pending: CompanyConfiguration };

/** Navigation state that the pages of the test return pass to each other. */
export type TestedState = { readonly choices?: MadeChoices | undefined };

/** State of a test return, with the decisions of each screen [CT-2] [RL-4]. */
export function useTestedReturn({ published, pending }: TestedSides) {
  const clock = useService(Clock);
  const personaState = useTestPersona();
  const { persona, today, screen } = personaState;
  const state = useLocation().state as TestedState | null;
  const { chosen, typed, choose, startOver } = useVisitChoices(state?.choices);
  const { items, method } = chosen;
  const [walked, setWalked] = useState<ReadonlySet<ConsumerStep>>(new Set());
  const samples = useMemo(
    () => sampleTestOrders(sampleOrders(ruleSample(published, clock)), published, pending, today),
    [published, pending, clock, today],
  );
  const visited = useMemo(() => {
    const on = (configuration: CompanyConfiguration) => {
      const initialVisit = visitOf(persona, configuration, { samples, today });
      const visit: ConsumerVisit = { ...initialVisit.visit, items, method };
      return { ...initialVisit, visit };
    };
    return { published: on(published), pending: on(pending) };
  }, [persona, published, pending, samples, today, items, method]);
  const { side, control, portals, touchedScreens } = usePortalSides(
    { published, pending },
    { published: visited.published.visit, pending: visited.pending.visit },
  );
  const { visit, order } = visited[side];

  return {
    personaState,
    samples,
    visited: visited[side],
    side,
    /** Control that switches between published and pending. Absent if both are the same. */
    sideControl: control,
    portals,
    visit,
    choices: { chosen, typed },
    walked,
    touchedScreens,
    show(wanted: ConsumerStep) {
      setWalked(new Set(walked).add(screen));
      personaState.show(wanted);
    },
    choose(choice: PreviewChoice) {
      if (choice.kind === 'language') return personaState.change({ language: choice.language });
      if (choice.kind === 'field' && choice.id === 'reason') return personaState.change({ reason: choice.value });
      if (choice.kind === 'field' && choice.id === 'purchaseDate' && dayOfDate(choice.value) !== undefined)
        return personaState.change({ order: { ...order, purchaseDate: choice.value } });
      return choose(
        choice,
        portals[side].chosen.map(({ id }) => id),
      );
    },
    takeOrder(taken: TestOrder) {
      startOver();
      personaState.change({ order: taken });
    },
    startOver() {
      startOver();
      setWalked(new Set());
      personaState.startOver();
    },
  };
}
