import { getLocale } from '../../../contract/languages/locale.ts';
import type { LocaleGateway, Translations } from '../../application/languages/LocaleGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { BundleLocale } from '../../domain/languages/language.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Http } from '../http/Http.ts';

export class HttpLocaleGateway implements LocaleGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async read(locale: BundleLocale, carrier: string | undefined): Promise<Result<Translations, PortFailure>> {
    const answer = await this.#http.send(getLocale, { query: { locale, ...(carrier ? { carrier } : {}) } });
    return answer.ok ? ok(answer.value.body) : answer;
  }
}
