import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editPart, editText } from '../../../src/domain/application-config/configEdits.ts';
import {
  configKey,
  configPartOf,
  configParts,
  type ConfigPart,
} from '../../../src/domain/application-config/configPart.ts';
import { ownerFlagNames, ownerLimitNames } from '../../../src/domain/application-config/ownerFlagPath.ts';
import { readPart, writePart } from '../../../src/domain/application-config/configValue.ts';
import { REMOVED, hasContent } from '../../../src/domain/changes/removal.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { ownText } from '../../../src/domain/consumer-text/readText.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import { aCompanyConfiguration, changesOf, companyId } from '../../support/samples/builders.ts';
import { anyConfiguration, valueFor } from './configurations.ts';
import {
  changesBetween,
  discardEdits,
  isReadable,
  problemsOf,
  readChange,
  valueToUndo,
  withChanges,
} from '../../support/changes.ts';
import { featureOfChange } from '../../../src/domain/changes/featureOfChange.ts';

const published = aCompanyConfiguration();
const heading = textSlotOf('returnDetails', 'heading')!;
const primary = { kind: 'colour', name: 'primaryColor' } as const;
const textsIn = (configuration: CompanyConfiguration) =>
  (configuration.applicationConfig?.config?.['consumerText'] ?? {}) as Parameters<typeof ownText>[0];

describe('changes of an application configuration', () => {
  it('set exactly the edited value, and undoing the change restores the original value [CT-1] [CT-3] [PC-3]', () => {
    const edits = fc.constantFrom(...configParts).chain((part) => fc.tuple(fc.constant(part), valueFor(part)));
    fc.assert(
      fc.property(anyConfiguration, edits, (configuration, [part, value]) => {
        const change = editPart(configuration, part, value);
        expect(isReadable(change)).toBe(true);
        const made = withChanges(configuration, [change]);
        if (part.kind !== 'text') expect(readPart(made, part)).toEqual(value);
        const undo = { ...change, value: valueToUndo(change), originalValue: change.value };
        expect(isReadable(undo), JSON.stringify(undo)).toBe(true);
        expect(hasContent(undo.value)).toBe(true);
        expect(readPart(withChanges(made, [undo]), part)).toEqual(change.originalValue);
      }),
      { numRuns: Number(process.env['RUNS'] ?? 300), seed: 3 },
    );
  });

  it('transform any configuration into any other, for a merchant and for the owner [PB-16] [PB-5]', () => {
    const changesOn = (from: CompanyConfiguration, to: CompanyConfiguration, isOf: (type: string) => boolean) =>
      changesBetween(from, to).filter(({ type }) => type.startsWith('APPLICATION_CONFIG') && isOf(type));
    const isOwners = (type: string): boolean => type === 'APPLICATION_CONFIG_OWNER';
    fc.assert(
      fc.property(anyConfiguration, anyConfiguration, (from, to) => {
        const changes = changesOn(from, to, (type) => !isOwners(type));
        expect(withChanges(from, changes)).toEqual(to);
        expect(changesOn(from, to, isOwners)).toEqual([]);
        expect(changesOn(to, to, () => true)).toEqual([]);
        const [owner, later] = [from, to].map((each) => ({ ...each, companyId: companyId('OWNER') }));
        const owned = changesOn(owner as CompanyConfiguration, later as CompanyConfiguration, isOwners);
        expect(withChanges(owner as CompanyConfiguration, owned)).toEqual(later);
        for (const change of changes) expect(readChange(to, change)).toEqual(readPart(to, configPartOf(change.key)!));
      }),
      { numRuns: Number(process.env['RUNS'] ?? 100), seed: 4 },
    );
  });

  it.each<readonly [ConfigPart, string, string]>([
    [primary, 'branding', 'applicationConfig.config.theme.primaryColor'],
    [{ kind: 'logoSize', name: 'headerLogoSize' }, 'branding', 'applicationConfig.config.theme.headerLogoSize'],
    [{ kind: 'logo' }, 'branding', 'applicationConfig.assets.logoImage'],
    [
      { kind: 'text', language: 'en', slot: heading },
      'consumer-text',
      'applicationConfig.text.en.returnDetails.heading',
    ],
    [{ kind: 'languages' }, 'languages', 'applicationConfig.config.languages.offered'],
    [{ kind: 'defaultLanguage' }, 'languages', 'applicationConfig.config.languages.default'],
    [{ kind: 'navigation' }, 'navigation', 'applicationConfig.features.navigation'],
    [
      { kind: 'footerLink', name: 'termsAndConditionsUrl' },
      'footer-links',
      'applicationConfig.features.footer.termsAndConditionsUrl',
    ],
    [{ kind: 'setting', name: 'RAN_REGEX' }, 'settings', 'applicationConfig.config.RAN_REGEX'],
    [{ kind: 'dispositions', name: 'groups' }, 'dispositions', 'applicationConfig.config.dispositions.groups'],
  ])('of %j have the key %s and belong to %s [CF-7]', (part, feature, key) => {
    expect(featureOfChange({ type: 'APPLICATION_CONFIG_MERCHANT', key })).toBe(feature);
    expect(configKey(part)).toBe(key);
  });

  it('are ignored if the key of the change belongs to another part than its value', () => {
    const change = { ...editPart(published, primary, '#123456'), key: 'other' };
    expect(readChange(published, change)).toBeUndefined();
    expect(withChanges(published, [change])).toEqual(published);
  });

  it('can contain a pattern with invalid syntax, and do not remove unknown content of the second text form', () => {
    expect(featureOfChange(editPart(published, { kind: 'setting', name: 'RAN_REGEX' }, '('))).toBe('settings');
    const config = { consumerText: { v2: { jp: { returnDetails: { heading: '返品' } } } } };
    const base = aCompanyConfiguration({ applicationConfig: { config } });
    const made = writePart(base, { kind: 'text', language: 'ja', slot: heading }, { v1: '返送' });
    expect(made.applicationConfig?.config).toMatchObject(config);
  });

  it('have one unique key per changed part, and each key identifies its part', () => {
    const keys = configParts.map(configKey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const part of configParts) expect(configPartOf(configKey(part))).toEqual(part);
    for (const key of ['applicationConfig.text.de.returnDetails.heading', 'applicationConfig.text.en.no.heading', 'x'])
      expect(configPartOf(key)).toBeUndefined();
    expect(Math.max(...keys.map((key) => key.length))).toBeLessThan(100);
  });

  it('write an edited text in both text forms if the language already has the second form, and remove it from both [CT-1]', () => {
    const config = {
      consumerText: { v1: { ja: { note: 'kept' } }, v2: { jp: { returnDetails: { subheading: 'そのまま' } } } },
    };
    const base = aCompanyConfiguration({ applicationConfig: { config } });
    const change = editText(base, 'ja', heading, '返品');
    expect(change.value).toEqual({ v1: '返品', v2: '返品' });
    const made = withChanges(base, [change]);
    expect(ownText(textsIn(made), 'ja', heading)).toEqual({ text: '返品', language: 'ja', form: 'v2' });
    expect(made.applicationConfig?.config).toMatchObject({
      consumerText: { v1: { ja: { note: 'kept', steps: { returnDetails: { heading: '返品' } } } } },
    });
    const cleared = withChanges(made, [editText(made, 'ja', heading, ' ')]);
    expect(cleared.applicationConfig?.config).toEqual(config);
    expect(editText(base, 'en', heading, 'Returns').value).toEqual({ v1: 'Returns' });
  });

  it('contain an explicit removal marker for a removed part, so that the removal is published [PC-6]', () => {
    const link = { kind: 'footerLink', name: 'privacyPolicyUrl' } as const;
    const base = aCompanyConfiguration({ features: { footer: { privacyPolicyUrl: 'https://a.example' } } });
    const change = editPart(base, link, '');
    expect(change.value).toEqual(REMOVED);
    expect(hasContent(change.value)).toBe(true);
    expect(withChanges(base, [change]).features).toEqual({});
    expect(editPart(published, link, '').value).toBeUndefined();
    expect(editPart(base, link, undefined).value).toEqual(REMOVED);
  });

  it.each([
    ['navigation', { kind: 'navigation' }, { features: { navigation: {} } }, { version: 'v2' }],
    [
      'list',
      { kind: 'dispositions', name: 'rules' },
      { applicationConfig: { config: { dispositions: { rules: [] } } } },
      [{ id: 'w1' }],
    ],
  ] as const)(
    'restore an empty %s by a change that a publish does not skip as empty [PC-6] [PB-6]',
    (_, part, empty, value) => {
      const before = aCompanyConfiguration(empty);
      const now = writePart(published, part, value);
      const changes = changesBetween(now, before);
      expect(changes).toEqual([expect.objectContaining({ value: REMOVED, originalValue: value })]);
      expect(changesBetween(withChanges(now, changes), before)).toEqual([]);
      expect(changesBetween(before, before)).toEqual([]);
      const unchanged = editPart(before, part, readPart(before, part));
      expect(unchanged.value).toEqual(unchanged.originalValue);
      expect(valueToUndo(editPart(before, part, value))).toEqual(REMOVED);
    },
  );

  it('have the change type for owners if they change the owner’s own organisation [PB-5]', () => {
    const owner = aCompanyConfiguration({ companyId: companyId('OWNER') });
    const change = editPart(owner, primary, '#123456');
    expect(change.type).toBe('APPLICATION_CONFIG_OWNER');
    expect(featureOfChange(change)).toBe('owner-branding');
    expect(withChanges(owner, [change]).applicationConfig?.config).toEqual({ theme: { primaryColor: '#123456' } });
    expect(editPart(published, primary, '#123456').type).toBe('APPLICATION_CONFIG_MERCHANT');
  });

  it('of the owner are listed under the owner’s page on which the changed part is edited [PB-5]', () => {
    const owner = aCompanyConfiguration({ companyId: companyId('OWNER') });
    const featureOf = (part: ConfigPart) => featureOfChange(editPart(owner, part, readPart(owner, part)));
    expect(featureOf({ kind: 'logo' })).toBe('owner-branding');
    expect(featureOf({ kind: 'navigation' })).toBe('owner-navigation');
    expect(featureOf({ kind: 'footerLink', name: 'privacyPolicyUrl' })).toBe('owner-footer-links');
    for (const name of ownerFlagNames) expect(featureOf({ kind: 'flag', name })).toBe('owner-features');
    for (const name of ownerLimitNames) expect(featureOf({ kind: 'limit', name })).toBe('owner-features');
    for (const part of configParts) {
      const [value] = fc.sample(valueFor(part), { numRuns: 1, seed: 3 });
      expect(isReadable(editPart(owner, part, value)), configKey(part)).toBe(true);
    }
  });

  it.each<readonly [string, string, unknown]>([
    ['an invalid colour', 'applicationConfig.config.theme.primaryColor', 'red'],
    ['a colour followed by a CSS declaration', 'applicationConfig.config.theme.primaryColor', '#fff;background:url(x)'],
    ['an invalid size', 'applicationConfig.config.theme.headerLogoSize', 'huge'],
    ['a script as a link', 'applicationConfig.features.footer.privacyPolicyUrl', 'javascript:alert(1)'],
    [
      'a script in the navigation',
      'applicationConfig.features.navigation',
      { pages: [{ title: 'x', url: 'javascript:x' }] },
    ],
    [
      'another host in the navigation',
      'applicationConfig.features.navigation',
      { pages: [{ title: 'x', url: '//x.y' }] },
    ],
    ['a page without a title', 'applicationConfig.features.navigation', { pages: [{ url: '/x' }] }],
    ['a section without pages', 'applicationConfig.features.navigation', { sections: [{ title: 'x' }] }],
    ['no languages', 'applicationConfig.config.languages.offered', []],
    ['a duplicate language', 'applicationConfig.config.languages.offered', ['en', 'en']],
    ['an unknown language', 'applicationConfig.config.languages.default', 'de'],
    ['half a day', 'applicationConfig.config.DUE_DATE_DAYS', 0.5],
    ['a number as a pattern', 'applicationConfig.config.RAN_REGEX', 5],
    ['a logo of another kind', 'applicationConfig.assets.logoImage', 'data:text/html;base64,AAAA'],
    ['a logo that is too large', 'applicationConfig.assets.logoImage', `data:image/png;base64,${'A'.repeat(400_000)}`],
    ['a text that is blank', 'applicationConfig.text.en.returnDetails.heading', { v1: ' ' }],
    ['a text without a form', 'applicationConfig.text.en.returnDetails.heading', 'text'],
    ['a script as a link', 'applicationConfig.text.en.returnSubmitted.primaryButtonUrl', { v1: 'javascript:x' }],
    ['rules without ids', 'applicationConfig.config.dispositions.rules', [{ name: 'x' }]],
  ])('that contain %s are rejected', (_, key, value) => {
    const change: PendingChange = { type: 'APPLICATION_CONFIG_MERCHANT', key, value, originalValue: { v1: null } };
    expect(isReadable(change)).toBe(false);
  });

  it('are rejected if the change removes a text without naming its form, or has no valid original text', () => {
    const change = editText(published, 'en', heading, 'Returns');
    expect(featureOfChange(change)).toBe('consumer-text');
    expect(isReadable({ ...change, value: REMOVED })).toBe(false);
    expect(isReadable({ ...change, originalValue: undefined })).toBe(false);
  });

  it('of two consumer texts can be discarded one at a time', () => {
    const change = editPart(published, primary, '#123456');
    expect(discardEdits(published, changesOf(change), change)).toEqual([{ ...change, value: undefined }]);
  });

  it('prevent publishing if the default language is not among the offered languages', () => {
    const changes = [
      editPart(published, { kind: 'languages' }, ['nl']),
      editPart(published, { kind: 'defaultLanguage' }, 'en'),
    ];
    const after = withChanges(published, changes);
    const problem = { problem: 'changes.problems.defaultLanguageNotOffered', isBlocking: true };
    expect(problemsOf({ before: published, after })).toEqual([problem]);
    expect(problemsOf({ before: after, after })).toEqual([]);
  });
});
