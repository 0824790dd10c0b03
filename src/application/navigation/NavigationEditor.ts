import { makeAutoObservable } from 'mobx';
import { editPart } from '../../domain/application-config/configEdits.ts';
import { readPart } from '../../domain/application-config/configValue.ts';
import { isNavigation } from '../../domain/application-config/isNavigation.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { NavigationFeature } from '../../domain/company/parts/navigation.ts';
import {
  idsByUrl,
  navigationOf,
  outlineOf,
  rowIn,
  type NavigationOutline,
  type OutlineRow,
} from '../../domain/navigation/outline/navigationOutline.ts';
import { navigationRows, type NavigationRow } from '../../domain/navigation/outline/outlineRows.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import { makeRowCache } from '../shared/makeRowCache.ts';

const PART = { kind: 'navigation' } as const;
const EMPTY: NavigationFeature = {};

/** Navigation of a configuration. Empty if the stored value is invalid, because stored data is not validated. */
const navigationIn = (configuration: CompanyConfiguration | undefined): NavigationFeature => {
  const stored = configuration && readPart(configuration, PART);
  return isNavigation(stored) ? stored : EMPTY;
};

/** Editor of the merchant's navigation. Each edit is one undo step [NV-1] [CF-7]. */
export class NavigationEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #cachedRow = makeRowCache<NavigationRow>(({ id }) => id);

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, { row: false });
  }

  get published(): NavigationFeature {
    return navigationIn(this.#company.configuration);
  }

  get pending(): NavigationFeature {
    return navigationIn(this.#company.pendingConfiguration);
  }

  /** True if the stored value is invalid, e.g. has too many pages. It can be replaced but not edited. */
  get isUnreadable(): boolean {
    const { pendingConfiguration } = this.#company;
    const stored = pendingConfiguration && readPart(pendingConfiguration, PART);
    return stored !== undefined && !isNavigation(stored);
  }

  get outline(): NavigationOutline {
    return outlineOf(this.pending);
  }

  get rows(): readonly NavigationRow[] {
    return navigationRows(this.published, this.outline).map(this.#cachedRow);
  }

  get isChanged(): boolean {
    return !deepEqual(this.published, this.pending);
  }

  get listed(): { readonly pending: ReadonlySet<string>; readonly published: ReadonlySet<string> } {
    return {
      pending: new Set(idsByUrl(this.outline).keys()),
      published: new Set(idsByUrl(outlineOf(this.published)).keys()),
    };
  }

  row(id: string): OutlineRow | undefined {
    return rowIn(this.outline, id);
  }

  edit(change: (outline: NavigationOutline) => NavigationOutline): Result<void, { readonly kind: 'too-many' }> {
    return this.replace(navigationOf(change(this.outline)));
  }

  replace(navigation: NavigationFeature): Result<void, { readonly kind: 'too-many' }> {
    const { configuration } = this.#company;
    if (!isNavigation(navigation)) return err({ kind: 'too-many' });
    if (configuration) this.#changes.edit([editPart(configuration, PART, navigation)]);
    return ok(undefined);
  }
}
