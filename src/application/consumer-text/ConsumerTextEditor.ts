import { makeAutoObservable } from 'mobx';
import { consumerLanguages, type ConsumerLanguages } from '../../domain/application-config/consumerLanguages.ts';
import { editText } from '../../domain/application-config/configEdits.ts';
import { completenessOf, type Completeness } from '../../domain/consumer-text/completeness.ts';
import type { ConsumerText } from '../../domain/consumer-text/consumerText.ts';
import { consumerTextOf } from '../../domain/consumer-text/consumerTextOf.ts';
import { ownText, readText, type FoundText } from '../../domain/consumer-text/readText.ts';
import type { TextSlot } from '../../domain/consumer-text/textSlot.ts';
import { languages, type Language } from '../../domain/languages/language.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

/** An editor: the merchant's wording in every language it offers, published and pending; each edit is one undo [CT-1] [CT-2]. */
export class ConsumerTextEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, { published: false, pending: false, shown: false, edit: false });
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
    const rows = completenessOf(this.#pendingTexts, this.languages, this.start);
    return new Map(rows.map((row) => [row.language, row]));
  }

  /** The merchant's own words for a slot, empty where it has none. */
  published(language: Language, slot: TextSlot): string {
    const { configuration } = this.#company;
    return (configuration && ownText(consumerTextOf(configuration), language, slot)?.text) ?? '';
  }

  pending(language: Language, slot: TextSlot): string {
    return ownText(this.#pendingTexts, language, slot)?.text ?? '';
  }

  /** What a customer of the language reads there, and whose it is; `undefined` where it is the product's own. */
  shown(language: Language, slot: TextSlot): FoundText | undefined {
    return readText(this.#pendingTexts, language, this.start, slot);
  }

  /** Makes a text pending; an empty one takes the merchant's words away. */
  edit(language: Language, slot: TextSlot, text: string): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([editText(configuration, language, slot, text)]);
  }

  /** Slots whose text, in any language, or whose key has these letters. */
  matching(query: string, slots: readonly TextSlot[], labelOf: (slot: TextSlot) => string): readonly TextSlot[] {
    const wanted = query.trim().toLocaleLowerCase();
    if (wanted === '') return slots;
    const has = (text: string): boolean => text.toLocaleLowerCase().includes(wanted);
    return slots.filter(
      (slot) =>
        has(`${slot.step}.${slot.field}`) ||
        has(labelOf(slot)) ||
        languages.some((language) => has(ownText(this.#pendingTexts, language, slot)?.text ?? '')),
    );
  }

  get #offer(): ConsumerLanguages {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration ? consumerLanguages(pendingConfiguration) : { offered: [], start: 'en' };
  }

  get #pendingTexts(): ConsumerText {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration ? consumerTextOf(pendingConfiguration) : {};
  }
}
