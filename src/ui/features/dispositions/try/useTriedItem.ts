import { useState } from 'react';
import {
  decideDisposition,
  type Disposition,
  type GradedItem,
} from '../../../../domain/dispositions/decideDisposition.ts';
import type { DispositionPlace, Dispositions } from '../../../../domain/dispositions/disposition.ts';

/** The categories of an item, with what is typed and not among them yet. */
export type CategoriesInput = { readonly texts: readonly string[]; readonly typed: string };

export type TriedItem = {
  readonly place: DispositionPlace;
  readonly setPlace: (place: DispositionPlace) => void;
  readonly categories: CategoriesInput;
  readonly setCategories: (categories: CategoriesInput) => void;
  readonly answers: GradedItem['answers'];
  readonly answer: (attributeId: string, answer: boolean) => void;
  readonly clear: () => void;
  /** What the rules say of it; nothing while it has no categories. */
  decide(dispositions: Dispositions): Disposition | undefined;
};

const NO_CATEGORIES: CategoriesInput = { texts: [], typed: '' };

/** An item that is tried on the rules of the page; it is kept nowhere. */
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
