import type { DisplayValue, FieldDiff } from '../changes/changeDescription.ts';
import { NOTHING, displaySwitch } from '../changes/displays.ts';
import type { NavigationFeature } from '../company/parts/navigation.ts';
import { isNavigationCondition } from '../navigation/navigationConditions.ts';
import { navigationIcons } from '../navigation/navigationIcons.ts';
import { navigationLayout } from '../navigation/navigationLayout.ts';
import { outlineOf, rowsOf, type OutlineRow } from '../navigation/outline/navigationOutline.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { TextKey } from '../shared/textKey.ts';

const label = (key: TextKey): DisplayValue => ({ kind: 'label', label: key });
const configured = (text: string | undefined): DisplayValue =>
  text === undefined || text === '' ? NOTHING : { kind: 'list', items: [text], isConfigured: true };

const iconOf = (icon: string | undefined): DisplayValue => {
  const knownIcon = navigationIcons.find((name) => name === icon);
  if (knownIcon) return label(`navigationEditor.icons.${knownIcon}`);
  return icon === undefined ? NOTHING : { kind: 'text', text: icon };
};
const conditionOf = (condition: string | undefined): DisplayValue => {
  if (condition === undefined) return label('navigationEditor.form.always');
  return isNavigationCondition(condition)
    ? label(`navigationEditor.conditions.${condition}`)
    : { kind: 'text', text: condition };
};

function shownOf(row: OutlineRow): readonly (readonly [TextKey, DisplayValue])[] {
  if (row.kind === 'section') {
    const { placement, withFilters } = row.node.section;
    return [
      ['navigationEditor.form.isAtBottom', displaySwitch(placement === 'bottom')],
      ['navigationEditor.form.withFilters', displaySwitch(withFilters === true)],
    ];
  }
  const { url, icon, condition, isDefaultOpen } = row.node.page;
  return [
    ['navigationEditor.form.opens', url === '' ? NOTHING : { kind: 'text', text: url }],
    ['navigationEditor.form.icon', iconOf(icon)],
    ['navigationEditor.form.shown', conditionOf(condition)],
    ['navigationEditor.form.isDefaultOpen', displaySwitch(isDefaultOpen === true)],
    ['navigationEditor.form.section', configured(row.section.section.title)],
  ];
}

const titleOf = (row: OutlineRow): string =>
  (row.kind === 'section' ? row.node.section.title : row.node.page.title) ?? '';

/** Returns a function that finds the previous version of a row: by its URL, or by its title if the URL is new. */
function formerRows(
  before: readonly OutlineRow[],
  after: readonly OutlineRow[],
): (row: OutlineRow) => OutlineRow | undefined {
  const byId = new Map(before.map((row) => [row.id, row]));
  const remainingIds = new Set(after.map(({ id }) => id));
  const byTitle = new Map(
    before.flatMap((row) => (remainingIds.has(row.id) ? [] : [[`${row.kind} ${titleOf(row)}`, row]])),
  );
  return (row) => byId.get(row.id) ?? byTitle.get(`${row.kind} ${titleOf(row)}`);
}

/** Differences of two navigations except titles and order: layout, and settings of entries in both [NV-1]. */
export function navigationDiffs(published: NavigationFeature, pending: NavigationFeature): readonly FieldDiff[] {
  const [from, to] = [navigationLayout(published), navigationLayout(pending)];
  const layout: readonly FieldDiff[] =
    from === to
      ? []
      : [
          {
            field: 'changes.fields.layout',
            before: label(`navigationEditor.layouts.${from}`),
            after: label(`navigationEditor.layouts.${to}`),
          },
        ];
  const [before, after] = [rowsOf(outlineOf(published)), rowsOf(outlineOf(pending))];
  const formerOf = formerRows(before, after);
  const entries = after.flatMap((row): readonly FieldDiff[] => {
    const former = formerOf(row);
    if (!former) return [];
    const old = new Map(shownOf(former));
    return shownOf(row).flatMap(([field, now]): readonly FieldDiff[] => {
      const previousValue = old.get(field);
      return previousValue === undefined || deepEqual(previousValue, now)
        ? []
        : [{ field, of: titleOf(row), before: previousValue, after: now }];
    });
  });
  return [...layout, ...entries];
}
