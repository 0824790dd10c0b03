import { makeAutoObservable } from 'mobx';
import { editPart } from '../../domain/application-config/configEdits.ts';
import type { ConfigPart } from '../../domain/application-config/configPart.ts';
import { configuredTheme } from '../../domain/application-config/configuredTheme.ts';
import { readPart } from '../../domain/application-config/configValue.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import {
  DEFAULT_THEME,
  themeColours,
  themeLogos,
  type ConsumerTheme,
  type ThemeColour,
} from '../../domain/theme/consumerTheme.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

export type BrandingSide = 'published' | 'pending';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const partOf = (name: keyof ConsumerTheme): ConfigPart =>
  name === 'headerLogoSize' || name === 'loginAndSignupPageLogoSize'
    ? { kind: 'logoSize', name }
    : { kind: 'colour', name };

const themeNames = [...themeColours, ...themeLogos];

/** Editor of logo and colours of the open company. Each edit is one undo step [CT-3]. */
export class BrandingEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this);
  }

  get publishedTheme(): ConsumerTheme {
    return themeIn(this.#company.configuration);
  }

  get pendingTheme(): ConsumerTheme {
    return themeIn(this.#company.pendingConfiguration);
  }

  /** True for the owner's own brand. It has only a logo and a main colour; other colours are derived [BR-2]. */
  get isOwners(): boolean {
    const { configuration } = this.#company;
    return configuration !== undefined && configuration.companyId === configuration.carrier.rootOrgId;
  }

  get colours(): readonly ThemeColour[] {
    return this.isOwners ? ['primaryColor'] : themeColours;
  }

  get companyName(): string {
    return this.#company.pendingConfiguration?.name ?? '';
  }

  logo(side: BrandingSide): string {
    return textIn(this.#read(side, { kind: 'logo' }));
  }

  /** Alternative text of the logo. If it is empty, screen readers read the company's name. */
  logoText(side: BrandingSide): string {
    return textIn(this.#read(side, { kind: 'logoText' }));
  }

  get hasThemeOfItsOwn(): boolean {
    return themeNames.some((name) => this.#read('pending', partOf(name)) !== undefined);
  }

  /** Changes several values in one step. A default is written only if it replaces another published value. */
  editTheme(values: Partial<ConsumerTheme>): void {
    const names = themeNames.filter((name) => values[name] !== undefined);
    this.#edit(
      names.map((name) => {
        const isDefaultUnset =
          this.#read('published', partOf(name)) === undefined && values[name] === DEFAULT_THEME[name];
        return [partOf(name), isDefaultUnset ? undefined : values[name]] as const;
      }),
    );
  }

  useDefaults(): void {
    this.#edit(themeNames.map((name) => [partOf(name), undefined] as const));
  }

  /** Changes the logo. `url` is a data URL until it is published. An empty string removes the logo. */
  editLogo(url: string): void {
    this.#edit([[{ kind: 'logo' }, url]]);
  }

  editLogoText(text: string): void {
    this.#edit([[{ kind: 'logoText' }, text]]);
  }

  #read(side: BrandingSide, part: ConfigPart): unknown {
    const { configuration, pendingConfiguration } = this.#company;
    const holder = side === 'published' ? configuration : pendingConfiguration;
    return holder && readPart(holder, part);
  }

  #edit(values: readonly (readonly [ConfigPart, unknown])[]): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit(values.map(([part, value]) => editPart(configuration, part, value)));
  }
}

const themeIn = (configuration: CompanyConfiguration | undefined): ConsumerTheme =>
  configuration ? configuredTheme(configuration) : DEFAULT_THEME;
