import { useState } from 'react';
import { isMethodKind } from '../../../../domain/consumer-portal/consumerMethods.ts';
import type { ConsumerVisit } from '../../../../domain/consumer-portal/consumerPortal.ts';
import { isLanguage, type Language } from '../../../../domain/languages/language.ts';
import { dayOfDate } from '../../../../domain/rules/conditions/calendarDate.ts';
import type { PreviewChoice } from '../../../consumer/previewProtocol.ts';

/** Undefined values were not chosen yet. */
export type ChosenOnScreens = Pick<ConsumerVisit, 'items' | 'reason' | 'method'> & {
  readonly language?: Language;
  readonly purchaseDate?: string;
};

export type MadeChoices = {
  readonly chosen: ChosenOnScreens;
  /** By field name. */
  readonly typed: Readonly<Record<string, string>>;
};

export type VisitChoices = MadeChoices & {
  /** `items`: ids of the selected items, including preselected ones. */
  readonly choose: (choice: PreviewChoice, items: readonly string[]) => void;
  readonly startOver: () => void;
};

const none: MadeChoices = { chosen: {}, typed: {} };

/** Starts with the choices of another page. Never stored. */
export function useVisitChoices(begun: MadeChoices = none): VisitChoices {
  const [chosen, setChosen] = useState(begun.chosen);
  const [typed, setTyped] = useState(begun.typed);

  function choose(choice: PreviewChoice, items: readonly string[]): void {
    switch (choice.kind) {
      case 'language': {
        const { language } = choice;
        if (isLanguage(language)) setChosen((before) => ({ ...before, language }));
        return;
      }
      case 'item': {
        const others = items.filter((id) => id !== choice.id);
        setChosen((before) => ({ ...before, items: choice.isChosen ? [...others, choice.id] : others }));
        return;
      }
      case 'method': {
        const { id } = choice;
        if (isMethodKind(id)) setChosen((before) => ({ ...before, method: id }));
        return;
      }
      case 'field':
        if (choice.id === 'reason') setChosen((before) => ({ ...before, reason: choice.value }));
        else if (choice.id === 'purchaseDate' && dayOfDate(choice.value) !== undefined)
          setChosen((before) => ({ ...before, purchaseDate: choice.value }));
        else setTyped((before) => ({ ...before, [choice.id]: choice.value }));
    }
  }

  function startOver(): void {
    setChosen(none.chosen);
    setTyped(none.typed);
  }
  return { chosen, typed, choose, startOver };
}
