import type { Phrase } from '../../../../domain/changes/phrase.ts';
import { foldText } from '../../../../domain/rules/conditions/foldText.ts';
import type { ListedRule } from '../../../../domain/rules/ruleRows.ts';

/** What keeps a merchant's words in their place in a sentence. */
const MARKS = /[\u2066-\u2069]/g;

/** What rules are found by: their names and sentences, each said once as long as what it is said with is the same. */
export class RuleTexts {
  #texts = new WeakMap<ListedRule, string>();
  #saidWith: readonly unknown[] = [];

  /** @param saidWith what a sentence has beside its rule, as the language and the names of addresses */
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
