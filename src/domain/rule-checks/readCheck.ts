import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import { facts, isListFact, isRuleFact, type RuleFact } from '../rules/conditions/facts.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { hasParams, ruleTypes, ruleTypeTraits } from '../rules/ruleType.ts';
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

function readItem(value: unknown): OrderItem | undefined {
  if (!isRecord(value)) return undefined;
  const definedFacts = Object.entries(value).filter(([, fact]) => fact !== undefined);
  const isItem = definedFacts.every(([name, fact]) => isRuleFact(name) && fitsFact(name, fact));
  return isItem ? Object.fromEntries(definedFacts) : undefined;
}

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
  const paramCount = Object.keys(ruleTypeTraits[type].params).length;
  const isEffect = hasParams(type, is) && Object.keys(is).length === paramCount;
  return isEffect ? { of: type, is: is as Effect } : undefined;
}

function readExpected(value: unknown): readonly Expectation[] | 'nothing-expected' | 'expectation-invalid' {
  if (!Array.isArray(value) || value.length === 0) return 'nothing-expected';
  const expected = value.map(readExpectation).filter((each) => each !== undefined);
  const isComplete = expected.length === value.length && new Set(expected.map(({ of }) => of)).size === expected.length;
  return isComplete ? expected : 'expectation-invalid';
}

function nameFault(name: unknown): CheckError['kind'] | undefined {
  if (typeof name !== 'string' || name.trim() === '') return 'name-blank';
  return isTooLong(CHECK_NAME_LIMIT, name.trim()) ? 'name-too-long' : undefined;
}

const isRequestedAfter = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ASKED_AFTER;

/** Parses a check from untrusted data. Returns all errors. The uniqueness of the name is checked elsewhere. */
export function readCompleteCheck(value: unknown): Result<CheckDraft, readonly CheckError['kind'][]> {
  if (!isRecord(value)) return err(['not-a-check']);
  const { name, askedAfter = 0 } = value;
  const item = readItem(value['item']);
  const expected = readExpected(value['expected']);
  const faults = [
    nameFault(name),
    item ? undefined : ('item-invalid' as const),
    isRequestedAfter(askedAfter) ? undefined : ('day-invalid' as const),
    typeof expected === 'string' ? expected : undefined,
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) return err(faults);
  const check = { name: String(name).trim(), item, askedAfter, expected } as CheckDraft;
  if (JSON.stringify(check).length > MAX_CHECK_SIZE) return err(['too-large']);
  return findUnstorable(check) === undefined ? ok(check) : err(['not-storable']);
}

export function readCheck(value: unknown): Result<CheckDraft, CheckError> {
  const parsedCheck = readCompleteCheck(value);
  return parsedCheck.ok ? parsedCheck : err({ kind: parsedCheck.error[0] ?? 'not-a-check' });
}
