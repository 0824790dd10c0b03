import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Address } from '../../domain/company/parts/address.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { isOn } from '../../domain/company/merchantDefaults.ts';
import { addressFromLookup } from '../../domain/warehouses/address/addressFromLookup.ts';
import type { Analytics } from '../shared/Analytics.ts';
import type { Clock } from '../shared/Clock.ts';
import { companyPathOf } from '../company/CompanyPath.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { AddressLookupGateway, AddressSuggestion } from './AddressLookupGateway.ts';

/** Debounce delay in milliseconds. */
const DEBOUNCE_DELAY = 250;
/** Minimum number of characters of a search. A text with a Han, kana or Hangul character needs only one. */
const MIN_LENGTH = 3;

const isLongEnough = (text: string): boolean =>
  text.length >= MIN_LENGTH || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

export type AddressSearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly items: readonly AddressSuggestion[] }
  | { readonly kind: 'found'; readonly items: readonly AddressSuggestion[] }
  | { readonly kind: 'failed'; readonly failure: PortFailure['kind'] };

export type RetrievedAddress = { readonly address: Address; readonly isShortened: boolean };

/** Completes addresses while the user types. Only the latest request counts; earlier requests are aborted. */
export class AddressSearch {
  state: AddressSearchState = { kind: 'idle' };
  trail: readonly AddressSuggestion[] = [];
  #text = '';
  #country = '';
  #stopWaiting: (() => void) | undefined;
  #currentRequest: AbortController | undefined;
  readonly #gateway: AddressLookupGateway;
  readonly #configuration: () => CompanyConfiguration | undefined;
  readonly #clock: Clock;
  readonly #analytics: Analytics;

  constructor(
    gateway: AddressLookupGateway,
    configuration: () => CompanyConfiguration | undefined,
    clock: Clock,
    analytics: Analytics,
  ) {
    this.#gateway = gateway;
    this.#configuration = configuration;
    this.#clock = clock;
    this.#analytics = analytics;
    makeAutoObservable(this, { state: observableRef, trail: observableRef });
  }

  get items(): readonly AddressSuggestion[] {
    return this.state.kind === 'found' || this.state.kind === 'loading' ? this.state.items : [];
  }

  /** Starts a search after the debounce delay. A text that is too short ends the current search. */
  type(text: string, country: string): void {
    this.#text = text;
    this.#country = country;
    this.#abort();
    if (text.trim() === '' && this.trail.length > 0) this.trail = [];
    if (!isLongEnough(text.trim())) {
      this.state = { kind: 'idle' };
      return;
    }
    this.#stopWaiting = this.#clock.after(DEBOUNCE_DELAY, () => void this.#search());
  }

  lookInto(container: AddressSuggestion): void {
    this.trail = [...this.trail, container];
    void this.#search();
  }

  back(): void {
    this.trail = this.trail.slice(0, -1);
    void this.#search();
  }

  retry(): void {
    void this.#search();
  }

  /** Loads a suggested address in the stored format, and whether its postcode was shortened [WH-2]. */
  async retrieve({ id }: AddressSuggestion): Promise<RetrievedAddress | undefined> {
    const configuration = this.#configuration();
    if (!configuration) return undefined;
    this.#abort();
    const found = await this.#gateway.retrieve(companyPathOf(configuration), id);
    if (!found.ok) {
      this.#fail(found.error);
      return undefined;
    }
    this.stop();
    const address = addressFromLookup(found.value, cutsPostcodes(configuration));
    return { address, isShortened: address.postcode !== (found.value.PostalCode ?? '') };
  }

  stop(): void {
    this.#abort();
    if (this.trail.length > 0) this.trail = [];
    this.state = { kind: 'idle' };
  }

  async #search(): Promise<void> {
    this.#abort();
    const configuration = this.#configuration();
    if (!configuration) return;
    const controller = new AbortController();
    this.#currentRequest = controller;
    runInAction(() => (this.state = { kind: 'loading', items: this.items }));
    const container = this.trail.at(-1)?.id;
    const question = { text: this.#text.trim(), country: this.#country, ...(container !== undefined && { container }) };
    const found = await this.#gateway.find(companyPathOf(configuration), question, controller.signal);
    if (this.#currentRequest !== controller) return;
    if (found.ok) runInAction(() => (this.state = { kind: 'found', items: found.value }));
    else this.#fail(found.error);
  }

  #fail({ kind }: PortFailure): void {
    this.#analytics.track({ type: 'address_lookup_failure', properties: { kind } });
    runInAction(() => (this.state = { kind: 'failed', failure: kind }));
  }

  #abort(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#currentRequest?.abort();
    this.#currentRequest = undefined;
  }
}

const cutsPostcodes = ({ addresses, features }: CompanyConfiguration): boolean =>
  addresses?.shortPostcodes ?? isOn(features.shortPostcodes);
