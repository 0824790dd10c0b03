import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importTexts } from '../../../src/domain/consumer-text/transfer/importTexts.ts';
import { writeXliff } from '../../../src/domain/consumer-text/transfer/writeXliff.ts';
import { languages } from '../../../src/domain/languages/language.ts';
import { readXliff } from '../../../src/infrastructure/consumer-text/xliffTranslationFiles.ts';
import { anyConsumerText } from '../../domain/consumer-text/anyConsumerText.ts';

const texts = { usual: () => 'Usual', note: ({ field }: { readonly field: string }) => `Note of <${field}>` };
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';

const file = (units: string, root = `version="1.2" xmlns="${NAMESPACE}"`): string =>
  `<?xml version="1.0"?>\n<xliff ${root}>\n<file original="a" source-language="en" target-language="nl"><body>${units}</body></file></xliff>`;
const unit = (target: string, source = 'Return'): string =>
  `<trans-unit id="returnDetails.heading"><source>${source}</source>${target}</trans-unit>`;
const read = (units: string) => readXliff(file(units)).texts.map(({ text, problem }) => problem ?? text);

describe('in XLIFF,', () => {
  it('a file that was exported and not edited contains no changes, in six languages', () => {
    fc.assert(
      fc.property(anyConsumerText, fc.constantFrom(...languages), (wording, start) => {
        const { texts: found, problem } = readXliff(writeXliff(wording, start, languages, texts));
        expect(problem).toBeUndefined();
        const rows = importTexts(wording, languages, found);
        expect(rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
      }),
    );
  });

  it('an imported file is rejected if its elements are nested too deeply', () => {
    expect(readXliff(file(unit(`<target>${'<g>'.repeat(90)}Retour${'</g>'.repeat(90)}</target>`))).texts).toHaveLength(
      1,
    );
    expect(readXliff(file(unit(`<target>${'<g>'.repeat(200_000)}`))).problem).toBe('malformed');
  });

  it('an exported file contains the source text, the maximum length and a note for each text', () => {
    const written = writeXliff({}, 'en', ['en', 'ar'], texts);
    expect(written).toContain(
      '<file original="wording" datatype="plaintext" source-language="en" target-language="ar">',
    );
    expect(written).toContain(
      '<trans-unit id="returnDetails.heading" maxwidth="80" size-unit="char" xml:space="preserve">',
    );
    expect(written).toContain('<source>Usual</source>\n        <target state="needs-translation"></target>');
    expect(written).toContain('<note from="developer">Note of &lt;heading&gt;</note>');
  });

  it('a file of a translation tool is read with its segments and custom elements, but without its proposed translations', () => {
    const target =
      '<seg-source><mrk mtype="seg" mid="1">Return.</mrk> <mrk mtype="seg" mid="2">Now.</mrk></seg-source>' +
      '<target tool:by="mt" state="final"><mrk mtype="seg" mid="1">Retour.</mrk> <mrk mtype="seg" mid="2">N<g id="3">u</g>.</mrk></target>' +
      '<alt-trans><source>Return</source><target>Fout</target></alt-trans><tool:history><tool:was>Oud</tool:was></tool:history>';
    const root = `version="1.2" xmlns="${NAMESPACE}" xmlns:tool="urn:tool"`;
    expect(readXliff(file(unit(target), root)).texts).toMatchObject([
      { key: 'returnDetails.heading', language: 'nl', text: 'Retour. Nu.', place: 3 },
    ]);
    const prefixed = file(unit('<target>Retour</target>'), 'version="1.2"').replace(/<(\/?)([a-z])/g, '<$1x:$2');
    const bound = prefixed.replace('<x:xliff version', `<x:xliff xmlns:x="${NAMESPACE}" version`);
    expect(readXliff(bound).texts).toMatchObject([{ text: 'Retour' }]);
  });

  it('an imported text keeps its placeholders, and is rejected if inline elements contain unknown text', () => {
    expect(
      read(unit('<target>van <x id="a" equiv-text="{{date}}"/>: <ph id="1" equiv-text="{{b}}">b</ph></target>')),
    ).toEqual(['van {{date}}: {{b}}']);
    expect(read(unit('<target>van <x id="1"/></target>'))).toEqual(['marks']);
    expect(read(unit('<target>van <unknown>x</unknown></target>'))).toEqual(['marks']);
  });

  it('an imported file may contain XML entities, character references and CDATA, and units without a target are skipped', () => {
    expect(read(unit('<target>a &amp; &#233; <![CDATA[<b>]]></target>') + unit(''))).toEqual(['a & é <b>']);
  });

  it.each([
    ['a file with a document type', `<!DOCTYPE xliff SYSTEM "file:///etc/passwd">${file('').slice(22)}`, 'doctype'],
    [
      'a file of expanding entities',
      `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${file(unit('<target>&b;</target>')).slice(22)}`,
      'doctype',
    ],
    ['a file with an undeclared entity', file(unit('<target>&eacute;</target>')), 'malformed'],
    ['a truncated file', file(unit('<target>Retour</target>')).slice(0, -20), 'malformed'],
    ['an empty file', '', 'malformed'],
    ['another file format', '<resources><string name="a">b</string></resources>', 'no-xliff'],
    ['another version', file('', 'version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"'), 'no-xliff'],
    ['a huge file', ' '.repeat(2_000_001), 'too-large'],
  ])('an import is rejected without reading its texts if it is %s', (_, text, problem) => {
    expect(readXliff(text)).toEqual({ texts: [], problem });
  });

  const fixture = (name: string): string => readFileSync(`test/fixtures/xliff/${name}`, 'utf8');
  const importFixture = (name: string) => importTexts({}, ['en', 'fr'], readXliff(fixture(name)).texts);

  it.each([
    ['C1-resname.xlf', 'the key in resname'],
    ['C4-x-id-only.xlf', 'a placeholder that only its id identifies'],
    ['C8-xml-lang.xlf', 'the language on the target alone'],
  ])('the file %s is read, although it contains %s', (name) => {
    expect(importFixture(name)).toMatchObject([
      { outcome: 'new', edit: { language: 'fr', slot: { field: 'heading' }, after: 'Retour {{orderId}}' } },
    ]);
  });

  it('line breaks of pretty-printed XML are read as single spaces', () => {
    expect(importFixture('C5-pretty.xlf')).toMatchObject([
      { outcome: 'new', edit: { after: 'Retour {{orderId}} maintenant' } },
    ]);
  });

  it('units that are marked as untranslated are not imported', () => {
    expect(importFixture('C2-untranslated.xlf')).toMatchObject([
      { outcome: 'untranslated', state: 'needs-translation' },
      { outcome: 'untranslated', state: 'new' },
    ]);
  });

  it.each([
    [
      'the id of an inline mark in the source',
      '<target>van <x id="1"/></target>',
      'on <x id="1" equiv-text="{{date}}"/>',
    ],
    ['the content of an inline mark', '<target>van <ph id="1">{{date}}</ph></target>', ''],
    [
      'the content of the inline mark in the source',
      '<target>van <ph id="1"/></target>',
      'on <ph id="1">{{date}}</ph>',
    ],
    ['a name without braces', '<target>van <x id="1" equiv-text="date"/></target>', 'on {{date}}'],
    ['one pair of braces', '<target>van <ph id="1">{date}</ph></target>', 'on {{date}}'],
  ])('an imported placeholder is identified by %s', (_, target, source) => {
    expect(read(unit(target, source))).toEqual(['van {{date}}']);
  });

  it('an imported text has the language of its target, or else the language of the file', () => {
    expect(readXliff(file(unit('<target xml:lang="fr">Retour</target>'))).texts).toMatchObject([{ language: 'fr' }]);
  });
});
