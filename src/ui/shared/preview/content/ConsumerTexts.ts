import type { TFunction } from 'i18next';
import { textPart } from '../../../../domain/consumer-portal/consumerParts.ts';
import type { ConsumerPortal } from '../../../../domain/consumer-portal/consumerPortal.ts';
import type { ConsumerStep } from '../../../../domain/consumer-text/textSlot.ts';
import type { ConsumerWords } from '../../../consumer/ConsumerView.ts';
import { moneyFormat } from '../../moneyFormat.ts';
import { usualWords } from './usualWords.ts';

export class ConsumerTexts {
  readonly #portal: ConsumerPortal;
  readonly #money: Intl.NumberFormat;
  readonly #date: Intl.DateTimeFormat;
  readonly t: TFunction;

  constructor(portal: ConsumerPortal, t: TFunction, language: string) {
    this.#portal = portal;
    this.t = t;
    this.#date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    this.#money = moneyFormat(language, portal.currency);
  }

  /** Returns the merchant's text, or the default text of the product. Undefined if neither exists. */
  words(step: ConsumerStep, field: string, usual?: string): ConsumerWords | undefined {
    const text = this.#portal.texts.get(`${step}.${field}`)?.text ?? usual;
    return text === undefined ? undefined : { text, part: textPart(step, field) };
  }

  /** Returns the text of a slot that always has one. */
  heading(step: ConsumerStep, field: string): ConsumerWords {
    return this.words(step, field, usualWords({ step, field }, this.t)) ?? { text: '' };
  }

  money(amount: number, currency?: string): string {
    // Amounts without a currency are in the portal's own currency, which may be unknown.
    const { currency: own } = this.#portal;
    return currency === undefined || own === undefined || currency === own
      ? this.#money.format(amount)
      : moneyFormat(this.#money.resolvedOptions().locale, currency).format(amount);
  }

  date(day: string): string {
    return this.#date.format(new Date(`${day}T00:00:00Z`));
  }
}
