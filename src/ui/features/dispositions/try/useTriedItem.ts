import { useState } from 'react';
import {
  decideDisposition,
  type Disposition,
  type GradedItem,
} from '../../../../domain/dispositions/decideDisposition.ts';
import type { DispositionPlace, Dispositions } from '../../../../domain/dispositions/disposition.ts';

/** Categories of the tested item. `typed` is text in the input that is not added yet. */
type CategoriesInput = { readonly texts: readonly string[]; readonly typed: string };

const NO_CATEGORIES: CategoriesInput = { texts: [], typed: '' };

export type TriedItem = ReturnType<typeof useTriedItem>;

/** State of the item with which the user tests the rules. It is never stored. */
export function useTriedItem() {
  const [place, setPlace] = useState<DispositionPlace>('warehouse');
  const [categories, setCategories] = useState(NO_CATEGORIES);
  const [answers, setAnswers] = useState<GradedItem['answers']>({});
  return {
    place,
    setPlace,
    categories,
    setCategories,
    answers,
    answer: (attributeId: string, answer: boolean) =>
      setAnswers((previous) => ({ ...previous, [attributeId]: answer })),
    clear: () => {
      setCategories(NO_CATEGORIES);
      setAnswers({});
    },
    /** Returns the decision for the item. Undefined if the item has no categories. */
    decide: (dispositions: Dispositions): Disposition | undefined =>
      categories.texts.length === 0
        ? undefined
        : decideDisposition(dispositions, { categories: categories.texts, place, answers }),
  };
}
