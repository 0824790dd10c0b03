import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import { facts, isListFact, isRuleFact, type RuleFact } from '../rules/conditions/facts.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { ruleTypes, ruleTypeTraits } from '../rules/ruleType.ts';
import { MAX_RULE_TEXT } from '../rules/validateRule.ts';
import { findUnstorable } from '../shared/findUnstorable.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isRecord } from '../shared/shapes.ts';
import { MAX_ITEM_TEXTS } from '../simulator/itemAddress.ts';
import { isTooLong } from '../validation/textLimit.ts';
import {
  CHECK_NAME_LIMIT,
  MAX_ASKED_AFTER,
  MAX_CHECK_SIZE,
  type CheckDraft,
  type Effect,
  type Expectation,
  type Verdict,
} from './ruleCheck.ts';

export type CheckError = {
  readonly kind:
    | 'not-a-check'
    | 'name-blank'
    | 'name-too-long'
    | 'item-invalid'
    | 'day-invalid'
    | 'nothing-expected'
    | 'expectation-invalid'
    | 'too-large'
    | 'not-storable';
};

const verdicts: readonly Verdict[] = ['returnable', 'returnless', 'too-late', 'forbidden'];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_RULE_TEXT;
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_ITEM_TEXTS && value.every(isText);

function fitsFact(fact: RuleFact, value: unknown): boolean {
  switch (facts[fact].kind) {
    case 'text':
      return isListFact(fact) ? isTexts(value) : isText(value);
    case 'price':
      return typeof value === 'number' && Number.isFinite(value) && value >= 0;
    case 'date':
      return typeof value === 'string' && dayOfDate(value) !== undefined;
  }
}

/** Parses an item. `undefined` if it contains an unknown fact or an invalid value. */
function readItem(value: unknown): OrderItem | undefined {
  if (!isRecord(value)) return undefined;
  const definedFacts = Object.entries(value).filter(([, fact]) => fact !== undefined);
  const isItem = definedFacts.every(([name, fact]) => isRuleFact(name) && fitsFact(name, fact));
  return isItem ? Object.fromEntries(definedFacts) : undefined;
}

const fitsParam: Readonly<Record<'number' | 'text' | 'boolean' | 'true', (value: unknown) => boolean>> = {
  number: (value) => Number.isFinite(value),
  text: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  true: (value) => value === true,
};

function readExpectation(value: unknown): Expectation | undefined {
  if (!isRecord(value)) return undefined;
  const { of, is } = value;
  if (of === 'verdict') {
    const verdict = verdicts.find((each) => each === is);
    return verdict && { of, is: verdict };
  }
  const type = ruleTypes.find((each) => each === of);
  if (type === undefined) return undefined;
  if (is === undefined) return { of: type };
  const params: readonly (readonly [string, keyof typeof fitsParam])[] = Object.entries(ruleTypeTraits[type].params);
  const isEffect =
    isRecord(is) &&
    Object.keys(is).length === params.length &&
    params.every(([param, kind]) => Object.hasOwn(is, param) && fitsParam[kind](is[param]));
  return isEffect ? { of: type, is: is as Effect } : undefined;
}

function readExpected(value: unknown): readonly Expectation[] | 'nothing-expected' | 'expectation-invalid' {
  if (!Array.isArray(value) || value.length === 0) return 'nothing-expected';
  const definedFacts = value.map(readExpectation).filter((each) => each !== undefined);
  const isComplete =
    definedFacts.length === value.length && new Set(definedFacts.map(({ of }) => of)).size === definedFacts.length;
  return isComplete ? definedFacts : 'expectation-invalid';
}

function nameFault(name: unknown): CheckError['kind'] | undefined {
  if (typeof name !== 'string' || name.trim() === '') return 'name-blank';
  return isTooLong(CHECK_NAME_LIMIT, name.trim()) ? 'name-too-long' : undefined;
}

const isRequestedAfter = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ASKED_AFTER;

/** Parses a check from untrusted data. Returns all errors. The uniqueness of the name is checked elsewhere. */
export function readCompleteCheck(value: unknown): Result<CheckDraft, readonly CheckError['kind'][]> {
  if (!isRecord(value)) return err(['not-a-check']);
  const { name, askedAfter = 0 } = value;
  const item = readItem(value['item']);
  const expected = readExpected(value['expected']);
  const judged: readonly (CheckError['kind'] | undefined)[] = [
    nameFault(name),
    item === undefined ? 'item-invalid' : undefined,
    isRequestedAfter(askedAfter) ? undefined : 'day-invalid',
    typeof expected === 'string' ? expected : undefined,
  ];
  const faults = judged.filter((fault) => fault !== undefined);
  if (
    typeof name !== 'string' ||
    !item ||
    !isRequestedAfter(askedAfter) ||
    typeof expected === 'string' ||
    faults.length > 0
  )
    return err(faults);
  const check: CheckDraft = { name: name.trim(), item, askedAfter, expected };
  if (JSON.stringify(check).length > MAX_CHECK_SIZE) return err(['too-large']);
  return findUnstorable(check) === undefined ? ok(check) : err(['not-storable']);
}

export function readCheck(value: unknown): Result<CheckDraft, CheckError> {
  const parsedCheck = readCompleteCheck(value);
  return parsedCheck.ok ? parsedCheck : err({ kind: parsedCheck.error[0] ?? 'not-a-check' });
}
