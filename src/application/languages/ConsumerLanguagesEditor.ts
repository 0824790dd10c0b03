import { makeAutoObservable } from 'mobx';
import {
  languageChanges,
  languagesAfter,
  shownLanguages,
  type LanguageAct,
} from '../../domain/consumer-languages/languageEdits.ts';
import { languageReaders, type LanguageReaders } from '../../domain/consumer-languages/languageReaders.ts';
import { languageRows, type LanguageRow } from '../../domain/consumer-languages/languageRows.ts';
import { offersDefault, type ConsumerLanguages } from '../../domain/application-config/consumerLanguages.ts';
import type { Language } from '../../domain/languages/language.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import { makeRowCache } from '../shared/makeRowCache.ts';

/** Editor of the languages offered to customers. Each edit is one undo step [CF-7]. */
export class ConsumerLanguagesEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #cachedRow = makeRowCache<LanguageRow>(({ language }) => language);

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this);
  }

  get rows(): readonly LanguageRow[] {
    const { configuration, pendingConfiguration } = this.#company;
    if (!configuration || !pendingConfiguration) return [];
    return languageRows(configuration, pendingConfiguration).map(this.#cachedRow);
  }

  get published(): ConsumerLanguages | undefined {
    const { configuration } = this.#company;
    return configuration && shownLanguages(configuration);
  }

  get pending(): ConsumerLanguages | undefined {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration && shownLanguages(pendingConfiguration);
  }

  /** The default language if it is not offered. Only another client can have stored such a configuration. */
  get missingDefault(): Language | undefined {
    return this.pending && !offersDefault(this.pending) ? this.pending.start : undefined;
  }

  get readers(): LanguageReaders {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration ? languageReaders(pendingConfiguration) : { countriesOf: new Map(), others: [] };
  }

  edit(act: LanguageAct): void {
    const { configuration } = this.#company;
    const next = this.pending && languagesAfter(this.pending, act);
    if (configuration && next?.ok) this.#changes.edit(languageChanges(configuration, next.value));
  }

  move(language: Language, by: -1 | 1): void {
    const order = [...(this.pending?.offered ?? [])];
    const index = order.indexOf(language);
    const other = order[index + by];
    if (index === -1 || other === undefined) return;
    this.edit({ kind: 'arrange', order: order.with(index, other).with(index + by, language) });
  }
}
