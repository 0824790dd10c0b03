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
  readonly isHalfTyped: boolean;
  readonly isLetGo: boolean;
};

export type Typing<Values> = {
  readonly typed: TypedValues<Values>;
  /** True after the input was saved or discarded, until the next edit. */
  readonly isLetGo: boolean;
  /** Whether there is input that would be lost if the form closed. */
  readonly isTouched: boolean;
  /** Same as `isTouched`, but also correct between an edit and the next render. */
  readonly holdsInput: () => boolean;
  readonly change: (part: Partial<Values>) => void;
  readonly noteInput: () => void;
  /** Replaces stale input by the newer values. */
  readonly giveWay: () => void;
  readonly letGo: () => void;
};

const isTouchedIn = <Values extends object>({ typed, isHalfTyped, isLetGo }: InputState<Values>): boolean =>
  !isLetGo && (isHalfTyped || typedNames(typed).length > 0);

/** State of a form's values: the initial values, which may change meanwhile, with the user's edits. */
export function useTypedValues<Values extends object>(start: TypedValues<Values>, initial: Values): Typing<Values> {
  const [inputState, setInputState] = useState<InputState<Values>>({
    typed: start,
    isHalfTyped: false,
    isLetGo: false,
  });
  const { typed, isLetGo } = inputState;
  if (!deepEqual(typed.initial, initial)) setInputState({ ...inputState, typed: rebaseTyped(typed, initial) });
  const latest = useRef(inputState);
  useLayoutEffect(function keepLatest() {
    latest.current = inputState;
  });

  function update(part: Partial<InputState<Values>>): void {
    latest.current = { ...latest.current, ...part };
    setInputState(latest.current);
  }

  const edit = (edited: TypedValues<Values>): void => update({ typed: edited, isHalfTyped: false, isLetGo: false });

  return {
    typed,
    isLetGo,
    isTouched: isTouchedIn(inputState),
    holdsInput: () => isTouchedIn(latest.current),
    change: (part) => edit(withTyped(latest.current.typed, part)),
    noteInput: () => update({ isHalfTyped: true, isLetGo: false }),
    giveWay: () => edit(withoutStale(latest.current.typed)),
    letGo: () => update({ isHalfTyped: false, isLetGo: true }),
  };
}
