import { useLayoutEffect, useRef, useState } from 'react';
import {
  rebaseTyped,
  typedNames,
  withoutOvertaken,
  withTyped,
  type TypedValues,
} from '../../../domain/forms/typedValues.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';

type Standing<Values> = {
  readonly typed: TypedValues<Values>;
  /** A control was typed into that has told of no value yet. */
  readonly isHalfTyped: boolean;
  readonly isLetGo: boolean;
};

export type Typing<Values> = {
  readonly typed: TypedValues<Values>;
  /** What was typed was saved or is not wanted, and nothing was typed since. */
  readonly isLetGo: boolean;
  /** Something was typed or chosen that would be lost with the form. */
  readonly isTouched: boolean;
  /** As `isTouched`, asked at this very moment. */
  readonly holdsInput: () => boolean;
  readonly change: (part: Partial<Values>) => void;
  /** A control is typed into. */
  readonly noteInput: () => void;
  /** What stands takes the place of what was typed over something else. */
  readonly giveWay: () => void;
  readonly letGo: () => void;
};

const isTouchedIn = <Values extends object>({ typed, isHalfTyped, isLetGo }: Standing<Values>): boolean =>
  !isLetGo && (isHalfTyped || typedNames(typed).length > 0);

/** The values of a form as they are edited, laid over the initial ones, which may change meanwhile. */
export function useTypedValues<Values extends object>(start: TypedValues<Values>, initial: Values): Typing<Values> {
  const [standing, setStanding] = useState<Standing<Values>>({ typed: start, isHalfTyped: false, isLetGo: false });
  const { typed, isLetGo } = standing;
  if (!deepEqual(typed.initial, initial)) setStanding({ ...standing, typed: rebaseTyped(typed, initial) });
  const latest = useRef(standing);
  useLayoutEffect(function keepLatest() {
    latest.current = standing;
  });

  function become(part: Partial<Standing<Values>>): void {
    latest.current = { ...latest.current, ...part };
    setStanding(latest.current);
  }

  const edit = (edited: TypedValues<Values>): void => become({ typed: edited, isHalfTyped: false, isLetGo: false });

  return {
    typed,
    isLetGo,
    isTouched: isTouchedIn(standing),
    holdsInput: () => isTouchedIn(latest.current),
    change: (part) => edit(withTyped(latest.current.typed, part)),
    noteInput: () => become({ isHalfTyped: true, isLetGo: false }),
    giveWay: () => edit(withoutOvertaken(latest.current.typed)),
    letGo: () => become({ isHalfTyped: false, isLetGo: true }),
  };
}
