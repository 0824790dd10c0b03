import { getLocale } from '../../../contract/languages/locale.ts';
import type { LocaleGateway, Translations } from '../../application/languages/LocaleGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { BundleLocale } from '../../domain/languages/language.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

/** Reads text bundles from the service. The browser caches the bundles and revalidates them. */
export class HttpLocaleGateway implements LocaleGateway {
  readonly #http: Http;
  readonly #release: string | undefined;

  /** @param release release of the texts for which this client was built */
  constructor(http: Http, release?: string) {
    this.#http = http;
    this.#release = release;
  }

  read(locale: BundleLocale, carrier: string | undefined): Promise<Result<Translations, PortFailure>> {
    const query = { locale, carrier: carrier || undefined, release: this.#release };
    // No retries here, because the caller retries as specified in LG-2.
    return bodyAs(this.#http.send(getLocale, { query }, { isRepeatable: false }), (body) => body);
  }
}
