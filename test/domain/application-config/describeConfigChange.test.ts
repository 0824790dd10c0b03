import { describe, expect, it } from 'vitest';
import { configKey, type ConfigPart } from '../../../src/domain/application-config/configPart.ts';
import { REMOVED } from '../../../src/domain/changes/removal.ts';
import { describeChange } from '../../support/changes.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';

const published = aCompanyConfiguration();
const context = { before: published, after: published };
const described = (part: ConfigPart, value: unknown, originalValue?: unknown) =>
  describeChange({ type: 'APPLICATION_CONFIG_MERCHANT', key: configKey(part), value, originalValue }, context)!;
const afterOf = (part: ConfigPart, value: unknown) => described(part, value).fields[0]?.after;

const heading: ConfigPart = { kind: 'text', language: 'ja', slot: textSlotOf('returnDetails', 'heading')! };
const button: ConfigPart = { kind: 'text', language: 'en', slot: textSlotOf('returnSubmitted', 'primaryButtonUrl')! };
const colour: ConfigPart = { kind: 'colour', name: 'primaryColor' };
const nothing = { kind: 'nothing' };

describe('the description of an application configuration change [PC-10]', () => {
  it('contains the page, the language, and the text before and after', () => {
    const wording = (text: string) => ({ kind: 'words', text, language: 'ja' });
    expect(described(heading, { v1: '返品', v2: '返品する' }, { v1: null })).toEqual({
      title: 'changes.titles.wordingReturnDetails',
      code: 'ja',
      part: 'changes.fields.heading',
      act: 'added',
      fields: [{ before: nothing, after: wording('返品する') }],
      moves: [],
    });
    expect(described(heading, { v1: null, v2: null }, { v1: '返品', v2: null })).toMatchObject({
      act: 'removed',
      fields: [{ before: wording('返品'), after: nothing }],
    });
  });

  it('shows a link among the texts as plain text', () => {
    expect(described(button, { v1: 'https://a.example' }, { v1: 'https://b.example' })).toEqual({
      title: 'changes.titles.wordingReturnSubmitted',
      code: 'en',
      part: 'changes.fields.primaryButtonUrl',
      act: 'changed',
      fields: [
        { before: { kind: 'text', text: 'https://b.example' }, after: { kind: 'text', text: 'https://a.example' } },
      ],
      moves: [],
    });
  });

  it('shows the old and new position of a language moved in the customers’ language menu', () => {
    const { moves } = described({ kind: 'languages' }, ['ja', 'en', 'nl'], ['en', 'nl', 'ja']);
    expect(moves).toEqual([{ kind: 'moved', name: '日本語', from: 3, to: 1 }]);
  });

  it('calls the change "added" if the setting had no value before, and "removed" if the change removes the value', () => {
    expect(described(colour, '#000000')).toEqual({
      title: 'changes.titles.primaryColor',
      code: undefined,
      act: 'added',
      fields: [{ field: undefined, before: nothing, after: { kind: 'colour', colour: '#000000' } }],
      moves: [],
    });
    expect(described(colour, REMOVED, '#000000')).toMatchObject({ act: 'removed', fields: [{ after: nothing }] });
    expect(described(colour, '#ffffff', '#000000').act).toBe('changed');
  });

  it.each<readonly [ConfigPart, string, unknown, unknown]>([
    [
      { kind: 'logoSize', name: 'headerLogoSize' },
      'headerLogoSize',
      'small',
      { kind: 'label', label: 'changes.values.small' },
    ],
    [
      { kind: 'logoSize', name: 'headerLogoSize' },
      'headerLogoSize',
      'medium',
      { kind: 'label', label: 'changes.values.medium' },
    ],
    [{ kind: 'logo' }, 'logo', '/logo.png', { kind: 'image', url: '/logo.png', shows: 'logo' }],
    [{ kind: 'languages' }, 'languages', ['en', 'nl'], { kind: 'chips', names: ['en', 'nl'], codesOf: 'language' }],
    [{ kind: 'defaultLanguage' }, 'defaultLanguage', 'nl', { kind: 'chips', names: ['nl'], codesOf: 'language' }],
    [
      { kind: 'footerLink', name: 'privacyPolicyUrl' },
      'privacyPolicyUrl',
      'https://a.example',
      { kind: 'text', text: 'https://a.example' },
    ],
    [{ kind: 'setting', name: 'DUE_DATE_DAYS' }, 'DUE_DATE_DAYS', 14, { kind: 'number', value: 14 }],
    [{ kind: 'setting', name: 'RAN_REGEX' }, 'RAN_REGEX', '^R', { kind: 'pattern', pattern: '^R' }],
  ])('shows the change of %j under the title %s', (part, title, value, after) => {
    expect(described(part, value).title).toBe(`changes.titles.${title}`);
    expect(afterOf(part, value)).toEqual(after);
  });

  it('lists the titles of all navigation pages in order, including pages in sections and sub-pages [NV-1]', () => {
    const page = (title: string) => ({ title, url: '/' });
    const navigation = {
      pages: [{ ...page('Home'), subItems: [page('News')] }],
      sections: [{ title: 'Set up', pages: [page('Rules')] }, { pages: [page('Users')] }],
    };
    expect(described({ kind: 'navigation' }, navigation).title).toBe('changes.titles.navigation');
    expect(afterOf({ kind: 'navigation' }, navigation)).toEqual({
      kind: 'list',
      items: ['Home', 'News', 'Rules', 'Users'],
      isConfigured: true,
    });
    expect(afterOf({ kind: 'navigation' }, {})).toMatchObject({ kind: 'list', items: [] });
    const { fields } = described({ kind: 'navigation' }, { version: '1' }, { version: '2' });
    expect(fields).toMatchObject([{ before: { label: 'navigationEditor.layouts.sidebar' } }]);
  });

  it('lists the changed fields, such as the icon, of navigation entries whose title is unchanged [NV-1] [NV-2]', () => {
    const rules = { title: 'Rules', url: '/rules', icon: 'git-branch' };
    const before = {
      sections: [
        { title: 'Set up', pages: [rules] },
        { title: 'People', pages: [] },
      ],
    };
    const fieldsFor = (page: object, section = 0) =>
      described(
        { kind: 'navigation' },
        { sections: before.sections.map((each, nth) => ({ ...each, pages: nth === section ? [page] : [] })) },
        before,
      ).fields;
    const label = (text: string) => ({ kind: 'label', label: `navigationEditor.${text}` });
    expect(fieldsFor({ ...rules, icon: 'tag', condition: 'portalActive' })).toEqual([
      {
        field: 'navigationEditor.form.icon',
        of: 'Rules',
        before: label('icons.git-branch'),
        after: label('icons.tag'),
      },
      {
        field: 'navigationEditor.form.shown',
        of: 'Rules',
        before: label('form.always'),
        after: label('conditions.portalActive'),
      },
    ]);
    expect(fieldsFor({ ...rules, url: '/return-rules' })).toMatchObject([
      { field: 'navigationEditor.form.opens', before: { text: '/rules' }, after: { text: '/return-rules' } },
    ]);
    expect(fieldsFor(rules, 1)).toMatchObject([
      { field: 'navigationEditor.form.section', before: { items: ['Set up'] }, after: { items: ['People'] } },
    ]);
    const renamed = fieldsFor({ ...rules, title: 'Return rules', icon: 'tag' });
    expect(renamed).toMatchObject([{ after: { items: ['Return rules'] } }, { of: 'Return rules' }]);
  });
});
