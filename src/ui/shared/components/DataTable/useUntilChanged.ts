import { useState } from 'react';

/** The value of the last time that one of the facts changed. */
export function useUntilChanged<Value>(value: Value, facts: readonly unknown[]): Value {
  const [kept, setKept] = useState({ value, facts });
  const isStale = facts.length !== kept.facts.length || facts.some((fact, index) => fact !== kept.facts[index]);
  if (isStale) setKept({ value, facts });
  return kept.value;
}
