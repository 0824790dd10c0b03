import { computed, makeAutoObservable, type IComputedValue } from 'mobx';
import { consumerLanguages, type ConsumerLanguages } from '../../domain/application-config/consumerLanguages.ts';
import { editText } from '../../domain/application-config/configEdits.ts';
import { completenessOf, type Completeness } from '../../domain/consumer-text/completeness.ts';
import type { ConsumerText } from '../../domain/consumer-text/consumerText.ts';
import { consumerTextOf } from '../../domain/consumer-text/consumerTextOf.ts';
import { knownPlaceholders } from '../../domain/consumer-text/placeholders/knownPlaceholders.ts';
import { ownText } from '../../domain/consumer-text/readText.ts';
import { textEditId, type TextEdit } from '../../domain/consumer-text/textEdit.ts';
import { textOrigin, type TextOrigin } from '../../domain/consumer-text/textOrigin.ts';
import type { TextSlot } from '../../domain/consumer-text/textSlot.ts';
import type { Language } from '../../domain/languages/language.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { isSameList } from '../../domain/shared/sameList.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

type SlotWords = {
  readonly published: IComputedValue<string>;
  readonly pending: IComputedValue<string>;
  readonly origin: IComputedValue<TextOrigin>;
};

/** An editor: the merchant's wording in every language it offers, published and pending; each edit is one undo [CT-1] [CT-2]. */
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

  /** The default first, then what else is offered, in the order of the customers' menu. */
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

  /** The merchant's own words for a slot, empty where it has none. */
  published(language: Language, slot: TextSlot): string {
    return this.#wordsOf(language, slot).published.get();
  }

  pending(language: Language, slot: TextSlot): string {
    return this.#wordsOf(language, slot).pending.get();
  }

  /** Whose words a customer of the language reads there. */
  origin(language: Language, slot: TextSlot): TextOrigin {
    return this.#wordsOf(language, slot).origin.get();
  }

  /** Names of the placeholders that a slot may use. */
  placeholders(slot: TextSlot): readonly string[] {
    return knownPlaceholders(slot, this.publishedTexts);
  }

  /** The text whose placeholders one has to have: the default language's, and for that one what is published. */
  base(language: Language, slot: TextSlot): string {
    return language === this.start ? this.published(language, slot) : this.pending(this.start, slot);
  }

  /** Makes a text pending; an empty one takes the merchant's words away. */
  edit(language: Language, slot: TextSlot, text: string): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([editText(configuration, language, slot, text)]);
  }

  /** Makes several texts pending as one act. */
  editAll(edits: readonly Pick<TextEdit, 'language' | 'slot' | 'after'>[]): void {
    const { configuration } = this.#company;
    if (configuration)
      this.#changes.edit(edits.map(({ language, slot, after }) => editText(configuration, language, slot, after)));
  }

  /** Made once a slot and language: who observes one text is not told of an edit of another. */
  #wordsOf(language: Language, slot: TextSlot): SlotWords {
    const id = textEditId({ language, slot });
    const known = this.#words.get(id);
    if (known) return known;
    const made: SlotWords = {
      published: computed(() => ownText(this.publishedTexts, language, slot)?.text ?? ''),
      pending: computed(() => ownText(this.texts, language, slot)?.text ?? ''),
      origin: computed(() => textOrigin(this.texts, language, this.start, slot), { equals: deepEqual }),
    };
    this.#words.set(id, made);
    return made;
  }

  get #offer(): ConsumerLanguages {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration ? consumerLanguages(pendingConfiguration) : { offered: [], start: 'en' };
  }

  /** The wording without them. */
  get publishedTexts(): ConsumerText {
    const { configuration } = this.#company;
    return configuration ? consumerTextOf(configuration) : {};
  }

  /** The wording with the pending changes made. */
  get texts(): ConsumerText {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration ? consumerTextOf(pendingConfiguration) : {};
  }
}
