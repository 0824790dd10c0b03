import type {
  FieldDiff,
  ChangeDescription,
  DisplayValue,
  ChangeContext,
  ChangeMove,
} from '../../changes/changeDescription.ts';
import { displaySwitch, displayText, NOTHING } from '../../changes/displays.ts';
import { isRemoval } from '../../changes/removal.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { inDecidingOrder, type ReturnRule } from '../returnRule.ts';
import { readRule } from '../readRule.ts';
import type { RuleDocument } from '../../company/parts/ruleDocument.ts';
import { portalCurrency } from '../../international/portalCurrency.ts';
import type { RuleChange } from './ruleList.ts';
import { rulePhrase } from '../rulePhrase.ts';
import { ruleNames, sentenceOf, withNames } from '../ruleSentence.ts';

const ruleOf = (document: RuleDocument | undefined): ReturnRule | undefined => {
  const parsedRule = document && readRule(document);
  return parsedRule?.ok ? parsedRule.value : undefined;
};

function sentenceDisplay(rule: ReturnRule | undefined, configuration: CompanyConfiguration): DisplayValue {
  if (!rule) return NOTHING;
  const sentence = withNames(sentenceOf(rule), ruleNames(configuration));
  return { kind: 'phrase', phrase: rulePhrase(sentence, portalCurrency(configuration)) };
}
const priorityDisplay = (rule: ReturnRule): DisplayValue => ({ kind: 'number', value: rule.priority });

function placeOf({ rulesConfig = [] }: CompanyConfiguration, { ruleId, ruleType }: ReturnRule): number {
  const rules = rulesConfig.flatMap((document) => (document.ruleType === ruleType ? (ruleOf(document) ?? []) : []));
  return inDecidingOrder(rules).findIndex((rule) => rule.ruleId === ruleId) + 1;
}

function changedAspects(before: ReturnRule, after: ReturnRule, context: ChangeContext): readonly FieldDiff[] {
  const fields: readonly FieldDiff[] = [
    { field: 'changes.fields.name', before: displayText(before.name), after: displayText(after.name) },
    {
      field: 'changes.fields.rule',
      before: sentenceDisplay(before, context.before),
      after: sentenceDisplay(after, context.after),
    },
    { field: 'changes.fields.switch', before: displaySwitch(before.enabled), after: displaySwitch(after.enabled) },
    { field: 'changes.fields.priority', before: priorityDisplay(before), after: priorityDisplay(after) },
  ];
  return fields.filter((field) => !deepEqual(field.before, field.after));
}

function movesOf(fields: readonly FieldDiff[], rule: ReturnRule, context: ChangeContext): readonly ChangeMove[] {
  if (fields.length !== 1 || fields[0]?.field !== 'changes.fields.priority') return [];
  const from = placeOf(context.before, rule);
  const to = placeOf(context.after, rule);
  return from > 0 && to > 0 && from !== to ? [{ kind: 'moved', name: rule.name, from, to }] : [];
}

function orderDisplay(ids: readonly string[], context: ChangeContext): DisplayValue {
  const knownRules = [context.after, context.before].flatMap(({ rulesConfig = [] }) => rulesConfig);
  const names = new Map(knownRules.map(({ ruleId, ruleDescription }) => [ruleId, ruleDescription]));
  return { kind: 'list', items: ids.map((id) => names.get(id) ?? id) };
}

export function describeRuleChange(change: RuleChange, context: ChangeContext): ChangeDescription {
  if (change.part === 'order') {
    const fields = [
      { before: orderDisplay(change.originalValue, context), after: orderDisplay(change.value, context) },
    ];
    return { title: 'changes.titles.ruleOrder', act: 'changed', fields, moves: [] };
  }
  const { value, originalValue: original } = change;
  const next = isRemoval(value) ? undefined : value;
  const [before, after] = [ruleOf(original), ruleOf(next)];
  const name = (next ?? original)?.ruleDescription ?? '';
  const act = next ? (original ? 'changed' : 'added') : 'removed';
  const description = { title: 'changes.titles.rule', code: name, label: name, act } as const;
  if (!before || !after) {
    const sentences = {
      before: sentenceDisplay(before, context.before),
      after: sentenceDisplay(after, context.after),
    };
    return { ...description, fields: [{ field: 'changes.fields.rule', ...sentences }], moves: [] };
  }
  const fields = changedAspects(before, after, context);
  return { ...description, fields, moves: movesOf(fields, after, context) };
}
