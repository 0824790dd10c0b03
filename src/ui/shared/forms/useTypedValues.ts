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
  /** A control has unfinished input. */
  readonly isHalfTyped: boolean;
  readonly isLetGo: boolean;
};

export type Typing<Values> = {
  readonly typed: TypedValues<Values>;
  /** The input was saved or discarded, and nothing was typed since. */
  readonly isLetGo: boolean;
  /** Closing the form would lose input. */
  readonly isTouched: boolean;
  /** Like `isTouched`, but up to date within the same task. */
  readonly holdsInput: () => boolean;
  readonly change: (part: Partial<Values>) => void;
  readonly noteInput: () => void;
  /** Replaces the input by the newer values. */
  readonly giveWay: () => void;
  readonly letGo: () => void;
};

const isTouchedIn = <Values extends object>({ typed, isHalfTyped, isLetGo }: InputState<Values>): boolean =>
  !isLetGo && (isHalfTyped || typedNames(typed).length > 0);

/** Edited values on top of the initial ones, which may change meanwhile. */
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
