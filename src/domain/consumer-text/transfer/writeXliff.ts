import type { Language } from '../../languages/language.ts';
import type { ConsumerText } from '../consumerText.ts';
import { placeholderOf, splitAtPlaceholders } from '../placeholders/placeholders.ts';
import { ownText } from '../readText.ts';
import { textRuleOf } from '../textRuleOf.ts';
import { textSlots, type TextSlot } from '../textSlot.ts';

export type XliffTexts = {
  /** The product's text in the default language. Used as the source text if the merchant has no text. */
  readonly usual: (slot: TextSlot) => string | undefined;
  readonly note: (slot: TextSlot) => string;
};

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';
/** Characters that XML cannot contain: control characters, surrogates, two noncharacters. */
const INVALID_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
const escaped = (text: string): string => text.replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);
/** Escapes an attribute. Line breaks and tabs become character references, because XML reads them as spaces. */
const attribute = (text: string): string => escaped(text).replace(/[\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const content = (text: string): string =>
  splitAtPlaceholders(text)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : `<x id="${part}" equiv-text="${placeholderOf(part)}"/>`))
    .join('');

function unit(slot: TextSlot, source: string, target: string | undefined, note: string): string {
  const limit = textRuleOf(slot).limit?.max;
  const sizeAttributes = limit === undefined ? '' : ` maxwidth="${limit}" size-unit="char"`;
  const state = target === undefined ? 'needs-translation' : 'translated';
  return [
    `      <trans-unit id="${slot.step}.${slot.field}"${sizeAttributes} xml:space="preserve">`,
    `        <source>${content(source)}</source>`,
    `        <target state="${state}">${content(target ?? '')}</target>`,
    `        <note from="developer">${escaped(note)}</note>`,
    '      </trans-unit>',
  ].join('\n');
}

/** Exports texts as XLIFF 1.2. Omits texts that XML cannot contain, so that no import changes these texts. */
export function writeXliff(
  texts: ConsumerText,
  start: Language,
  languages: readonly Language[],
  { usual, note }: XliffTexts,
): string {
  const files = languages
    .filter((language) => language !== start)
    .map((language) => {
      const units = textSlots.flatMap((slot) => {
        const source = ownText(texts, start, slot)?.text ?? usual(slot);
        const target = ownText(texts, language, slot)?.text;
        if (source === undefined && target === undefined) return [];
        if (INVALID_IN_XML.test(`${source ?? ''}${target ?? ''}`)) return [];
        return [unit(slot, source ?? '', target, note(slot))];
      });
      return [
        `  <file original="wording" datatype="plaintext" source-language="${attribute(start)}" target-language="${attribute(language)}">`,
        '    <body>',
        ...units,
        '    </body>',
        '  </file>',
      ].join('\n');
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="1.2" xmlns="${NAMESPACE}">`,
    ...files,
    '</xliff>',
    '',
  ].join('\n');
}
