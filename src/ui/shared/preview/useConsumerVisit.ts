import { useMemo, useState } from 'react';
import { ruleSample } from '../../../application/rules/ruleSample.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import { localDate } from '../../../application/shared/localDate.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { isMethodKind } from '../../../domain/consumer-portal/consumerMethods.ts';
import { tellingOrder, type ConsumerOrder } from '../../../domain/consumer-portal/consumerOrder.ts';
import type { ConsumerVisit } from '../../../domain/consumer-portal/consumerPortal.ts';
import { isLanguage, type Language } from '../../../domain/languages/language.ts';
import { sampleOrders } from '../../../domain/orders/sampleOrders.ts';
import { reachGround } from '../../../domain/reach/reach.ts';
import { dateOfDay, dayOfDate } from '../../../domain/rules/conditions/calendarDate.ts';
import type { PreviewChoice } from '../../consumer/previewProtocol.ts';
import { useService } from '../services.tsx';

/** So many days ago the order was made: most windows are still open. */
const BOUGHT_BEFORE = 3;
const ORDER_NUMBER = 'NW-204388';

function sampleOrder(configuration: CompanyConfiguration, clock: Clock): ConsumerOrder {
  const today = localDate(clock.now());
  const { compiled } = reachGround(configuration);
  const place = {
    number: ORDER_NUMBER,
    purchaseDate: dateOfDay((dayOfDate(today) ?? 0) - BOUGHT_BEFORE) ?? today,
    country: configuration.international?.homeCountryCode ?? '',
    area: undefined,
  };
  return tellingOrder(sampleOrders(ruleSample(configuration, clock)), compiled, place, today);
}

type Made = Pick<ConsumerVisit, 'items' | 'reason' | 'method'> & {
  readonly language?: Language;
  readonly purchaseDate?: string;
};

export type VisitInHand = {
  readonly visit: ConsumerVisit;
  /** What was typed into fields that are judged, by their names. */
  readonly typed: Readonly<Record<string, string>>;
  readonly choose: (choice: PreviewChoice, chosen: readonly string[]) => void;
};

/** A customer of the preview: an order of the samples, and what a person chooses on its screens. Nothing of it is kept. */
export function useConsumerVisit(configuration: CompanyConfiguration, start: Language): VisitInHand {
  const clock = useService(Clock);
  const [order] = useState(() => sampleOrder(configuration, clock));
  const [askedOn] = useState(() => localDate(clock.now()));
  const [made, setMade] = useState<Made>({});
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const visit = useMemo((): ConsumerVisit => {
    const { language = start, purchaseDate = order.purchaseDate, ...choices } = made;
    return { ...choices, language, askedOn, order: { ...order, purchaseDate } };
  }, [made, start, order, askedOn]);

  /** `chosen`: ids of the items that are chosen now, without having been pressed yet too. */
  function choose(choice: PreviewChoice, chosen: readonly string[]): void {
    switch (choice.kind) {
      case 'language': {
        const { language } = choice;
        if (isLanguage(language)) setMade((before) => ({ ...before, language }));
        return;
      }
      case 'item': {
        const others = chosen.filter((id) => id !== choice.id);
        setMade((before) => ({ ...before, items: choice.isChosen ? [...others, choice.id] : others }));
        return;
      }
      case 'method': {
        const { id } = choice;
        if (isMethodKind(id)) setMade((before) => ({ ...before, method: id }));
        return;
      }
      case 'field':
        if (choice.id === 'reason') setMade((before) => ({ ...before, reason: choice.value }));
        else if (choice.id === 'purchaseDate' && dayOfDate(choice.value) !== undefined)
          setMade((before) => ({ ...before, purchaseDate: choice.value }));
        else setTyped((before) => ({ ...before, [choice.id]: choice.value }));
    }
  }
  return { visit, typed, choose };
}
