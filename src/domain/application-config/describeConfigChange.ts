import type { ChangeDescription, ChangeMove, DisplayValue, FieldDiff } from '../changes/changeDescription.ts';
import type { DescribeChange } from '../changes/describeChange.ts';
import { NOTHING, displaySwitch } from '../changes/displays.ts';
import type { NavigationFeature } from '../company/parts/navigation.ts';
import { isLanguage, ownNameOf } from '../languages/language.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { movedIds } from '../shared/listMoves.ts';
import type { ConfigChange } from './applicationConfigSubjects.ts';
import type { ConfigPart } from './configPart.ts';
import { hasShape, type ConfigValues } from './configValues.ts';
import { navigationDiffs } from './navigationDiffs.ts';

const capitalised = <Text extends string>(text: Text): Capitalize<Text> =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;

const titleOf = (part: ConfigPart): ChangeDescription['title'] => {
  switch (part.kind) {
    case 'text':
      return `changes.titles.wording${capitalised(part.slot.step)}`;
    case 'dispositions':
      return `changes.titles.dispositions${capitalised(part.name)}`;
    case 'secondFactor':
      return `changes.titles.secondFactor${capitalised(part.name)}`;
    case 'colour':
    case 'logoSize':
    case 'footerLink':
    case 'setting':
    case 'flag':
    case 'limit':
    case 'offer':
      return `changes.titles.${part.name}`;
    default:
      return `changes.titles.${part.kind}`;
  }
};

const titlesIn = ({ pages = [], sections = [] }: NavigationFeature): readonly string[] =>
  [...pages, ...sections.flatMap((section) => section.pages)].flatMap(({ title, subItems = [] }) => [
    title,
    ...subItems.map((item) => item.title),
  ]);

const offeredNames = (ownerOffer: ConfigValues['offer']): readonly string[] =>
  'carriers' in ownerOffer
    ? ownerOffer.carriers.map(({ carrierCompanyId, name = carrierCompanyId }) => name)
    : ownerOffer.storeNetworks.map(({ storeNetworkId, name = storeNetworkId }) => name);

function displayOf(part: ConfigPart, value: unknown): DisplayValue {
  switch (part.kind) {
    case 'colour':
      return hasShape.colour(value) ? { kind: 'colour', colour: value } : NOTHING;
    case 'logoSize':
      if (!hasShape.logoSize(value)) return NOTHING;
      return { kind: 'label', label: value === 'small' ? 'changes.values.small' : 'changes.values.medium' };
    case 'logo':
      return hasShape.logo(value) ? { kind: 'image', url: value, shows: part.kind } : NOTHING;
    case 'text': {
      const text = hasShape.text(value) ? (value.v2 ?? value.v1) : null;
      if (text === null) return NOTHING;
      return part.slot.kind === 'link' ? { kind: 'text', text } : { kind: 'words', text, language: part.language };
    }
    case 'languages':
      return hasShape.languages(value) ? { kind: 'chips', names: value, codesOf: 'language' } : NOTHING;
    case 'defaultLanguage':
      return hasShape.defaultLanguage(value) ? { kind: 'chips', names: [value], codesOf: 'language' } : NOTHING;
    case 'navigation':
      return hasShape.navigation(value) ? { kind: 'list', items: titlesIn(value), isConfigured: true } : NOTHING;
    case 'logoText':
      return hasShape.logoText(value) ? { kind: 'text', text: value } : NOTHING;
    case 'footerLink':
      return hasShape.footerLink(value) ? { kind: 'text', text: value } : NOTHING;
    case 'setting':
      if (!hasShape.setting(value)) return NOTHING;
      return typeof value === 'number' ? { kind: 'number', value } : { kind: 'pattern', pattern: value };
    case 'flag':
      return hasShape.flag(value) ? displaySwitch(value) : NOTHING;
    case 'limit':
      return hasShape.limit(value) ? { kind: 'number', value, unit: 'day' } : NOTHING;
    case 'offer':
      return hasShape.offer(value) ? { kind: 'chips', names: offeredNames(value) } : NOTHING;
    case 'hiddenPages':
      return hasShape.hiddenPages(value) ? { kind: 'chips', names: value, codesOf: 'page' } : NOTHING;
    case 'secondFactor':
      if (!hasShape.secondFactor(value)) return NOTHING;
      return { kind: 'chips', names: value, codesOf: part.name === 'roles' ? 'role' : undefined };
    case 'dispositions':
      return hasShape.dispositions(value) ? { kind: 'list', items: value.map(({ id, name }) => name ?? id) } : NOTHING;
  }
}

/** Moves of languages in the menu. Shown in addition to the chips, which show only added and removed languages. */
function movesOf(part: ConfigPart, before: unknown, after: unknown): readonly ChangeMove[] {
  if (part.kind !== 'languages' || !hasShape.languages(before) || !hasShape.languages(after)) return [];
  return [...movedIds(before, after)].filter(isLanguage).map((language) => ({
    kind: 'moved',
    name: ownNameOf(language),
    from: before.indexOf(language) + 1,
    to: after.indexOf(language) + 1,
  }));
}

/** Differences of a navigation: its changed titles and its other changes. */
function fieldsOf(part: ConfigPart, title: FieldDiff, from: unknown, to: unknown): readonly FieldDiff[] {
  if (part.kind !== 'navigation' || !hasShape.navigation(from) || !hasShape.navigation(to)) return [title];
  const others = navigationDiffs(from, to);
  return others.length > 0 && deepEqual(title.before, title.after) ? others : [title, ...others];
}

export const describeConfigChange: DescribeChange<ConfigChange> = ({ part, value, originalValue }) => {
  const [before, after] = [displayOf(part, originalValue), displayOf(part, value)];
  const act = before.kind === 'nothing' ? 'added' : after.kind === 'nothing' ? 'removed' : 'changed';
  const fields = fieldsOf(part, { before, after }, originalValue, value);
  const moves = movesOf(part, originalValue, value);
  const title = titleOf(part);
  if (part.kind !== 'text') return { title, act, fields, moves };
  return { title, code: part.language, part: `changes.fields.${part.slot.field}`, act, fields, moves };
};
