import type { Phrase } from '../changes/phrase.ts';
import type { DispositionRule, Dispositions } from './disposition.ts';
import type { DispositionEntry } from './dispositionLists.ts';

type Named = readonly { readonly id: string; readonly name: string }[];

export const nameIn = (entries: Named, id: string): string => entries.find((entry) => entry.id === id)?.name ?? id;

/** Where a rule applies (warehouse, stores or both), as the last part of a text key below `dispositions.places`. */
export function placesOf({ isWarehouse, isStores }: DispositionRule): 'both' | 'warehouse' | 'stores' | 'nowhere' {
  if (isWarehouse && isStores) return 'both';
  if (isWarehouse) return 'warehouse';
  return isStores ? 'stores' : 'nowhere';
}

export function rulePhrase(rule: DispositionRule, { groups, attributes, actions }: Dispositions): Phrase {
  const conditions = rule.conditions.map(({ attributeId, answer }): Phrase => ({
    key: answer ? 'dispositions.sentences.isYes' : 'dispositions.sentences.isNo',
    values: { attribute: nameIn(attributes, attributeId) },
  }));
  const sentence: Phrase = {
    key: conditions.length > 0 ? 'dispositions.sentences.rule' : 'dispositions.sentences.always',
    values: {
      group: nameIn(groups, rule.groupId),
      place: { key: `dispositions.places.${placesOf(rule)}` },
      conditions: { allOf: conditions },
      action: nameIn(actions, rule.thenActionId),
      otherwise: nameIn(actions, rule.elseActionId),
    },
  };
  return rule.active ? sentence : { key: 'dispositions.sentences.off', values: { rule: sentence } };
}

export const groupPhrase = ({ name, conditions }: DispositionEntry<'groups'>): Phrase => ({
  key: conditions.length > 0 ? 'dispositions.sentences.group' : 'dispositions.sentences.emptyGroup',
  values: {
    group: name,
    conditions: {
      allOf: conditions.map(({ operator, value }): Phrase => ({
        key: `dispositions.sentences.${operator}`,
        values: { categories: { anyOf: value } },
      })),
    },
  },
});

export const attributePhrase = ({ name, prompt }: DispositionEntry<'attributes'>): Phrase => ({
  key: 'dispositions.sentences.attribute',
  values: { attribute: name, prompt },
});
