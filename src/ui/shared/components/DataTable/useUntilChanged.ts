import { useState } from 'react';

/** Returns a memoized `value`, which is replaced only if one of `facts` changes. */
export function useUntilChanged<Value>(value: Value, facts: readonly unknown[]): Value {
  const [memo, setMemo] = useState({ value, facts });
  const isStale = facts.length !== memo.facts.length || facts.some((fact, index) => fact !== memo.facts[index]);
  if (isStale) setMemo({ value, facts });
  return memo.value;
}
