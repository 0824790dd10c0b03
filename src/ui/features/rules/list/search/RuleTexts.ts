import type { Phrase } from '../../../../../domain/changes/phrase.ts';
import { foldText } from '../../../../../domain/rules/conditions/foldText.ts';
import type { ListedRule } from '../../../../../domain/rules/ruleRows.ts';

/** Unicode characters that isolate text of another direction. */
const MARKS = /[\u2066-\u2069]/g;

/** Search texts of rules, cached while language and names are unchanged. */
export class RuleTexts {
  #texts = new WeakMap<ListedRule, string>();
  #saidWith: readonly unknown[] = [];

  /** @param saidWith what a sentence depends on in addition to its rule, e.g. the language */
  begin(saidWith: readonly unknown[]): void {
    if (saidWith.some((each, nth) => each !== this.#saidWith[nth])) this.#texts = new WeakMap();
    this.#saidWith = saidWith;
  }

  textOf(rule: ListedRule, phrase: Phrase, say: (phrase: Phrase) => string): string {
    const text = this.#texts.get(rule) ?? foldText(`${rule.name} ${say(phrase)}`.replaceAll(MARKS, ''));
    this.#texts.set(rule, text);
    return text;
  }
}
