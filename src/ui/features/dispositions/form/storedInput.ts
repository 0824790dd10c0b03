import type { CategoryCondition } from '../../../../domain/dispositions/disposition.ts';
import { DISPOSITION_LIMITS } from '../../../../domain/dispositions/dispositionLists.ts';
import { isBoolean, isText, isTextList } from '../../../../domain/shared/shapes.ts';
import { readStoredList } from '../../../shared/forms/readStoredList.ts';

/** Categories of a group. `typed` is text in the input that is not added to the list yet. */
export type CategoriesOfGroup = {
  readonly operator: CategoryCondition['operator'];
  readonly value: readonly string[];
  readonly typed: string;
};

export type QuestionInput = { readonly attributeId: string; readonly answer: boolean };

export const categoryOperators = ['fullMatch', 'partialMatch', 'notFullMatch'] as const;

export const readStoredQuestions = (stored: unknown): readonly QuestionInput[] | undefined =>
  readStoredList(stored, DISPOSITION_LIMITS.questions, ({ attributeId, answer }) =>
    isText(attributeId) && isBoolean(answer) ? { attributeId, answer } : undefined,
  );

export const readStoredCategories = (stored: unknown): readonly CategoriesOfGroup[] | undefined =>
  readStoredList(stored, DISPOSITION_LIMITS.conditions, ({ operator, value, typed }) => {
    const validOperator = categoryOperators.find((each) => each === operator);
    return validOperator && isTextList(value) && isText(typed)
      ? { operator: validOperator, value: value.slice(0, DISPOSITION_LIMITS.categories), typed }
      : undefined;
  });
