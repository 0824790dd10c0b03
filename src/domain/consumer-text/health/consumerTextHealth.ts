import { type Language, directionOf } from '../../languages/language.ts';
import { isTooLong } from '../../validation/textLimit.ts';
import type { ConsumerText } from '../consumerText.ts';
import { ownText } from '../readText.ts';
import { textRuleOf } from '../textRuleOf.ts';
import { textSlots, type TextSlot } from '../textSlot.ts';
import type { TextTest } from './outdatedTexts.ts';
import { unknownPlaceholders } from '../placeholders/knownPlaceholders.ts';
import { hasBrokenPlaceholder, hasSamePlaceholders } from '../placeholders/placeholders.ts';

/** Kinds of problems, from the most to the least noticeable. */
export const findingKinds = ['placeholders', 'contradicted', 'direction', 'tooLong', 'stale', 'missing'] as const;
export type FindingKind = (typeof findingKinds)[number];

export type TextFinding = { readonly kind: FindingKind; readonly language: Language; readonly slot: TextSlot };

export type HealthContext = {
  readonly published: ConsumerText;
  readonly pending: ConsumerText;
  readonly languages: readonly Language[];
  /** Default language. Translations are made from its texts, which are also shown if a translation is missing. */
  readonly start: Language;
  readonly isOutdated: TextTest;
  readonly isContradicted: (text: string) => boolean;
};

function kindsOf(
  { published, pending, start, isOutdated, isContradicted }: HealthContext,
  language: Language,
  slot: TextSlot,
): readonly FindingKind[] {
  const wordsIn = (texts: ConsumerText, textLanguage: Language): string | undefined =>
    ownText(texts, textLanguage, slot)?.text;
  const [text, base] = [wordsIn(pending, language), wordsIn(pending, start)];
  if (text === undefined) return base !== undefined && language !== start && !slot.isOptional ? ['missing'] : [];
  const { limit } = textRuleOf(slot);
  const isTranslation = language !== start && base !== undefined;
  const isUntouched = text === wordsIn(published, language);
  const found: Readonly<Record<Exclude<FindingKind, 'missing'>, boolean>> = {
    placeholders:
      hasBrokenPlaceholder(text) ||
      unknownPlaceholders(text, slot, published).length > 0 ||
      (isTranslation && !hasSamePlaceholders(text, base)),
    contradicted: isContradicted(text),
    direction: hasWrongMarks(text, language),
    tooLong: limit !== undefined && isTooLong(limit, text),
    // True if the base text changed after the translation.
    stale:
      isTranslation &&
      isUntouched &&
      slot.kind === 'text' &&
      (base !== wordsIn(published, start) || isOutdated(language, slot)),
  };
  return findingKinds.filter((kind) => kind !== 'missing' && found[kind]);
}

/** Problems of pending texts, most noticeable first, then by language and screen. */
export function consumerTextHealth(context: HealthContext): readonly TextFinding[] {
  const all = context.languages.flatMap((language) =>
    textSlots.flatMap((slot) =>
      kindsOf(context, language, slot).map((kind): TextFinding => ({ kind, language, slot })),
    ),
  );
  return findingKinds.flatMap((kind) => all.filter((finding) => finding.kind === kind));
}

/** Direction override characters, which show letters in reverse. Normal texts never need them. */
const OVERRIDES = /[\u202D\u202E]/;
const EMBEDDINGS = /[\u202A\u202B]/g;
const POP_EMBEDDING = /\u202C/g;
const ISOLATES = /[\u2066-\u2068]/g;
const POP_ISOLATE = /\u2069/g;
/** Direction marks that only right-to-left texts need. */
const RIGHT_TO_LEFT = /[\u200F\u061C\u202B\u2067]/;
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** True for override characters, unclosed direction marks, or right-to-left marks without such letters. */
function hasWrongMarks(text: string, language: Language): boolean {
  if (OVERRIDES.test(text)) return true;
  if (countOf(text, EMBEDDINGS) !== countOf(text, POP_EMBEDDING)) return true;
  if (countOf(text, ISOLATES) !== countOf(text, POP_ISOLATE)) return true;
  return directionOf(language) === 'ltr' && RIGHT_TO_LEFT.test(text) && !RIGHT_TO_LEFT_LETTER.test(text);
}
