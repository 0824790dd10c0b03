import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Ref to the value of the last render, so that a callback can read it without being created again. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
