import { useState } from 'react';
import {
  decideDisposition,
  type Disposition,
  type GradedItem,
} from '../../../../domain/dispositions/decideDisposition.ts';
import type { DispositionPlace, Dispositions } from '../../../../domain/dispositions/disposition.ts';

/** Includes text that was not added yet. */
export type CategoriesInput = { readonly texts: readonly string[]; readonly typed: string };

export type TriedItem = {
  readonly place: DispositionPlace;
  readonly setPlace: (place: DispositionPlace) => void;
  readonly categories: CategoriesInput;
  readonly setCategories: (categories: CategoriesInput) => void;
  readonly answers: GradedItem['answers'];
  readonly answer: (attributeId: string, answer: boolean) => void;
  readonly clear: () => void;
  /** Undefined without categories. */
  decide(dispositions: Dispositions): Disposition | undefined;
};

const NO_CATEGORIES: CategoriesInput = { texts: [], typed: '' };

/** Never stored. */
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
    answer: (attributeId, answer) => setAnswers((present) => ({ ...present, [attributeId]: answer })),
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
