import { useState } from 'react';

/** Returns the value of the last change of `facts`. */
export function useUntilChanged<Value>(value: Value, facts: readonly unknown[]): Value {
  const [kept, setKept] = useState({ value, facts });
  const isStale = facts.length !== kept.facts.length || facts.some((fact, index) => fact !== kept.facts[index]);
  if (isStale) setKept({ value, facts });
  return kept.value;
}
