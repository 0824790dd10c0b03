import { getLocale } from '../../../contract/languages/locale.ts';
import type { LocaleGateway } from '../../application/languages/LocaleGateway.ts';
import { bodyAs } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

/**
 * Reads text bundles from the service. The browser caches the bundles and revalidates them.
 *
 * @param release release of the texts for which this client was built
 */
export const httpLocaleGateway = (http: Http, release?: string): LocaleGateway => ({
  read(locale, carrier) {
    const query = { locale, carrier: carrier || undefined, release };
    // No retries here, because the caller retries as specified in LG-2.
    return bodyAs(http.send(getLocale, { query }, { isRepeatable: false }), (body) => body);
  },
});
