import { computed, makeAutoObservable, type IComputedValue } from 'mobx';
import { consumerLanguages, type ConsumerLanguages } from '../../domain/application-config/consumerLanguages.ts';
import { editText } from '../../domain/application-config/configEdits.ts';
import { completenessOf, type Completeness } from '../../domain/consumer-text/completeness.ts';
import { type ConsumerText, consumerTextOf } from '../../domain/consumer-text/consumerText.ts';
import { knownPlaceholders } from '../../domain/consumer-text/placeholders/knownPlaceholders.ts';
import { ownText } from '../../domain/consumer-text/readText.ts';
import { textEditId, type TextEdit } from '../../domain/consumer-text/textEdit.ts';
import { textOrigin, type TextOrigin } from '../../domain/consumer-text/textOrigin.ts';
import type { TextSlot } from '../../domain/consumer-text/textSlot.ts';
import type { Language } from '../../domain/languages/language.ts';
import { deepEqual, isSameList } from '../../domain/shared/deepEqual.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

type SlotWords = {
  readonly published: IComputedValue<string>;
  readonly pending: IComputedValue<string>;
  readonly origin: IComputedValue<TextOrigin>;
};

/** Editor of the merchant's texts in all its languages. Each edit is one undo step [CT-1] [CT-2]. */
export class ConsumerTextEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #words = new Map<string, SlotWords>();

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, {
      languages: computed({ equals: isSameList }),
      published: false,
      pending: false,
      origin: false,
      edit: false,
      editAll: false,
      placeholders: false,
      base: false,
    });
  }

  /** Languages of the texts: default language first, then other offered languages in the order of the menu. */
  get languages(): readonly Language[] {
    const { offered, start } = this.#offer;
    return [start, ...offered.filter((language) => language !== start)];
  }

  get start(): Language {
    return this.#offer.start;
  }

  get completeness(): ReadonlyMap<Language, Completeness> {
    const rows = completenessOf(this.texts, this.languages, this.start);
    return new Map(rows.map((row) => [row.language, row]));
  }

  published(language: Language, slot: TextSlot): string {
    return this.#computedTextsOf(language, slot).published.get();
  }

  pending(language: Language, slot: TextSlot): string {
    return this.#computedTextsOf(language, slot).pending.get();
  }

  /** Source of the text that a customer sees: this language, the default language, or the product. */
  origin(language: Language, slot: TextSlot): TextOrigin {
    return this.#computedTextsOf(language, slot).origin.get();
  }

  placeholders(slot: TextSlot): readonly string[] {
    return knownPlaceholders(slot, this.publishedTexts);
  }

  /** Text whose placeholders a translation must contain. For the default language: its own published text. */
  base(language: Language, slot: TextSlot): string {
    return language === this.start ? this.published(language, slot) : this.pending(this.start, slot);
  }

  edit(language: Language, slot: TextSlot, text: string): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([editText(configuration, language, slot, text)]);
  }

  editAll(edits: readonly Pick<TextEdit, 'language' | 'slot' | 'after'>[]): void {
    const { configuration } = this.#company;
    if (configuration)
      this.#changes.edit(edits.map(({ language, slot, after }) => editText(configuration, language, slot, after)));
  }

  /** Computed values of a slot in a language, cached so that an edit notifies only the observers of this text. */
  #computedTextsOf(language: Language, slot: TextSlot): SlotWords {
    const id = textEditId({ language, slot });
    const cached = this.#words.get(id);
    if (cached) return cached;
    const computedTexts: SlotWords = {
      published: computed(() => ownText(this.publishedTexts, language, slot)?.text ?? ''),
      pending: computed(() => ownText(this.texts, language, slot)?.text ?? ''),
      origin: computed(() => textOrigin(this.texts, language, this.start, slot), { equals: deepEqual }),
    };
    this.#words.set(id, computedTexts);
    return computedTexts;
  }

  get #offer(): ConsumerLanguages {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration ? consumerLanguages(pendingConfiguration) : { offered: [], start: 'en' };
  }

  get publishedTexts(): ConsumerText {
    const { configuration } = this.#company;
    return configuration ? consumerTextOf(configuration) : {};
  }

  get texts(): ConsumerText {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration ? consumerTextOf(pendingConfiguration) : {};
  }
}
