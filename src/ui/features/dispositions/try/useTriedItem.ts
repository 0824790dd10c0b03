import { useState } from 'react';
import {
  decideDisposition,
  type Disposition,
  type GradedItem,
} from '../../../../domain/dispositions/decideDisposition.ts';
import type { DispositionPlace, Dispositions } from '../../../../domain/dispositions/disposition.ts';

/** Categories of the tested item. `typed` is text in the input that is not added yet. */
export type CategoriesInput = { readonly texts: readonly string[]; readonly typed: string };

export type TriedItem = {
  readonly place: DispositionPlace;
  readonly setPlace: (place: DispositionPlace) => void;
  readonly categories: CategoriesInput;
  readonly setCategories: (categories: CategoriesInput) => void;
  readonly answers: GradedItem['answers'];
  readonly answer: (attributeId: string, answer: boolean) => void;
  readonly clear: () => void;
  /** Returns the decision for the item. Undefined if the item has no categories. */
  decide(dispositions: Dispositions): Disposition | undefined;
};

const NO_CATEGORIES: CategoriesInput = { texts: [], typed: '' };

/** State of the item with which the user tests the rules. It is never stored. */
export function useTriedItem(): TriedItem {
  const [place, setPlace] = useState<DispositionPlace>('warehouse');
  const [categories, setCategories] = useState(NO_CATEGORIES);
  const [answers, setAnswers] = useState<GradedItem['answers']>({});
  return {
    place,
    setPlace,
    categories,
    setCategories,
    answers,
    answer: (attributeId, answer) => setAnswers((previous) => ({ ...previous, [attributeId]: answer })),
    clear: () => {
      setCategories(NO_CATEGORIES);
      setAnswers({});
    },
    decide: (dispositions) =>
      categories.texts.length === 0
        ? undefined
        : decideDisposition(dispositions, { categories: categories.texts, place, answers }),
  };
}
