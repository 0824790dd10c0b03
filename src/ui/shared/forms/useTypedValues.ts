import { useLayoutEffect, useRef, useState } from 'react';
import {
  rebaseTyped,
  typedNames,
  withoutStale,
  withTyped,
  type TypedValues,
} from '../../../domain/forms/typedValues.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';

type InputState<Values> = {
  readonly typed: TypedValues<Values>;
  /** Whether a control has text that is not a value yet, e.g. a half-typed number. */
  readonly hasUnfinishedText: boolean;
  readonly isDiscarded: boolean;
};

export type Typing<Values> = {
  readonly typed: TypedValues<Values>;
  /** True after the input was saved or discarded, until the next edit. */
  readonly isDiscarded: boolean;
  /** Whether there is input that would be lost if the form closed. */
  readonly isTouched: boolean;
  /** Same as `isTouched`, but also correct between an edit and the next render. */
  readonly hasInput: () => boolean;
  readonly change: (part: Partial<Values>) => void;
  readonly markUnfinished: () => void;
  readonly loadNewerValues: () => void;
  readonly discardInput: () => void;
};

const isTouchedIn = <Values extends object>({ typed, hasUnfinishedText, isDiscarded }: InputState<Values>): boolean =>
  !isDiscarded && (hasUnfinishedText || typedNames(typed).length > 0);

/** State of a form's values: the initial values, which may change meanwhile, with the user's edits. */
export function useTypedValues<Values extends object>(start: TypedValues<Values>, initial: Values): Typing<Values> {
  const [inputState, setInputState] = useState<InputState<Values>>({
    typed: start,
    hasUnfinishedText: false,
    isDiscarded: false,
  });
  const { typed, isDiscarded } = inputState;
  if (!deepEqual(typed.initial, initial)) setInputState({ ...inputState, typed: rebaseTyped(typed, initial) });
  const latest = useRef(inputState);
  useLayoutEffect(function updateLatest() {
    latest.current = inputState;
  });

  function update(part: Partial<InputState<Values>>): void {
    latest.current = { ...latest.current, ...part };
    setInputState(latest.current);
  }

  const edit = (edited: TypedValues<Values>): void =>
    update({ typed: edited, hasUnfinishedText: false, isDiscarded: false });

  return {
    typed,
    isDiscarded,
    isTouched: isTouchedIn(inputState),
    hasInput: () => isTouchedIn(latest.current),
    change: (part) => edit(withTyped(latest.current.typed, part)),
    markUnfinished: () => update({ hasUnfinishedText: true, isDiscarded: false }),
    loadNewerValues: () => edit(withoutStale(latest.current.typed)),
    discardInput: () => update({ hasUnfinishedText: false, isDiscarded: true }),
  };
}
