import { useState } from 'react';
import { isMethodKind } from '../../../../domain/consumer-portal/consumerMethods.ts';
import type { ConsumerVisit } from '../../../../domain/consumer-portal/consumerPortal.ts';
import { isLanguage, type Language } from '../../../../domain/languages/language.ts';
import { dayOfDate } from '../../../../domain/rules/conditions/calendarDate.ts';
import type { PreviewChoice } from '../../../consumer/previewProtocol.ts';

/** Choices that the user made on the preview's screens. A value is undefined if nothing was selected yet. */
export type ChosenOnScreens = Pick<ConsumerVisit, 'items' | 'reason' | 'method'> & {
  readonly language?: Language;
  readonly purchaseDate?: string;
};

export type MadeChoices = {
  readonly chosen: ChosenOnScreens;
  readonly typed: Readonly<Record<string, string>>;
};

export type VisitChoices = MadeChoices & {
  /** Applies a choice. `items` contains the ids of all selected items, including preselected ones. */
  readonly choose: (choice: PreviewChoice, items: readonly string[]) => void;
  readonly startOver: () => void;
};

const noChoices: MadeChoices = { chosen: {}, typed: {} };

/** State of the choices on the preview's screens, starting with choices made on another page. Never stored. */
export function useVisitChoices(initialChoices: MadeChoices = noChoices): VisitChoices {
  const [chosen, setChosen] = useState(initialChoices.chosen);
  const [typed, setTyped] = useState(initialChoices.typed);

  function choose(choice: PreviewChoice, items: readonly string[]): void {
    switch (choice.kind) {
      case 'language': {
        const { language } = choice;
        if (isLanguage(language)) setChosen((previous) => ({ ...previous, language }));
        return;
      }
      case 'item': {
        const otherIds = items.filter((id) => id !== choice.id);
        setChosen((previous) => ({ ...previous, items: choice.isChosen ? [...otherIds, choice.id] : otherIds }));
        return;
      }
      case 'method': {
        const { id } = choice;
        if (isMethodKind(id)) setChosen((previous) => ({ ...previous, method: id }));
        return;
      }
      case 'field':
        if (choice.id === 'reason') setChosen((previous) => ({ ...previous, reason: choice.value }));
        else if (choice.id === 'purchaseDate' && dayOfDate(choice.value) !== undefined)
          setChosen((previous) => ({ ...previous, purchaseDate: choice.value }));
        else setTyped((previous) => ({ ...previous, [choice.id]: choice.value }));
    }
  }

  function startOver(): void {
    setChosen(noChoices.chosen);
    setTyped(noChoices.typed);
  }
  return { chosen, typed, choose, startOver };
}
