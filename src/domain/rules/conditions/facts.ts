import { factTable, type FactTraits } from './factTable.ts';

type FactWith<Traits> = { [Fact in RuleFact]: (typeof factTable)[Fact] extends Traits ? Fact : never }[RuleFact];

export type RuleFact = keyof typeof factTable;
export type TextFact = FactWith<{ readonly kind: 'text' }>;
export type ListFact = FactWith<{ readonly isList: true }>;
export type PriceFact = FactWith<{ readonly kind: 'price' }>;
export type DateFact = FactWith<{ readonly kind: 'date' }>;
export type NumberFact = PriceFact | DateFact;

export const facts: Readonly<Record<RuleFact, FactTraits>> = factTable;

export const isTextFact = (fact: RuleFact): fact is TextFact => facts[fact].kind === 'text';
export const isListFact = (fact: RuleFact): fact is ListFact => facts[fact].isList === true;
export const isPriceFact = (fact: RuleFact): fact is PriceFact => facts[fact].kind === 'price';
export const isDateFact = (fact: RuleFact): fact is DateFact => facts[fact].kind === 'date';
const isNumberFact = (fact: RuleFact): fact is NumberFact => !isTextFact(fact);

export const ruleFacts = Object.keys(facts) as readonly RuleFact[];
export const textFacts = ruleFacts.filter(isTextFact);
export const numberFacts = ruleFacts.filter(isNumberFact);
export const priceFacts = ruleFacts.filter(isPriceFact);
export const dateFacts = ruleFacts.filter(isDateFact);

export const itemFacts = [...ruleFacts.filter(isListFact), ...ruleFacts.filter((fact) => !isListFact(fact))];

export const isRuleFact = (name: string): name is RuleFact => Object.hasOwn(facts, name);

export const byFact = <Fact extends RuleFact, Value>(
  selectedFacts: readonly Fact[],
  valueOf: (fact: Fact) => Value,
): Readonly<Record<Fact, Value>> =>
  Object.fromEntries(selectedFacts.map((fact) => [fact, valueOf(fact)])) as Record<Fact, Value>;
