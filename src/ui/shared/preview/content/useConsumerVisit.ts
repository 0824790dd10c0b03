import { useMemo, useState } from 'react';
import { ruleSample } from '../../../../application/rules/ruleSample.ts';
import { Clock, localDate } from '../../../../application/shared/Clock.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { firstSampleOrder, type ConsumerOrder } from '../../../../domain/consumer-portal/consumerOrder.ts';
import type { ConsumerVisit } from '../../../../domain/consumer-portal/consumerPortal.ts';
import type { Language } from '../../../../domain/languages/language.ts';
import { sampleOrders } from '../../../../domain/orders/sampleOrders.ts';
import { reachContextOf } from '../../../../domain/reach/reach.ts';
import { useService } from '../../services.tsx';
import { useVisitChoices, type VisitChoices } from './useVisitChoices.ts';

function sampleOrder(configuration: CompanyConfiguration, clock: Clock): ConsumerOrder {
  const samples = sampleOrders(ruleSample(configuration, clock));
  return firstSampleOrder(samples, reachContextOf(configuration).compiled, configuration, localDate(clock.now()));
}

export type VisitInHand = Pick<VisitChoices, 'typed' | 'choose'> & { readonly visit: ConsumerVisit };

export function useConsumerVisit(configuration: CompanyConfiguration, start: Language): VisitInHand {
  const clock = useService(Clock);
  const [order] = useState(() => sampleOrder(configuration, clock));
  const [requestedOn] = useState(() => localDate(clock.now()));
  const { chosen, typed, choose } = useVisitChoices();
  const visit = useMemo((): ConsumerVisit => {
    const { language = start, purchaseDate = order.purchaseDate, ...choices } = chosen;
    return { ...choices, language, requestedOn, order: { ...order, purchaseDate } };
  }, [chosen, start, order, requestedOn]);
  return { visit, typed, choose };
}
