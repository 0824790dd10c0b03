import { LocaleGateway } from '../../application/languages/LocaleGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { httpLocaleGateway } from '../../infrastructure/languages/httpLocaleGateway.ts';

export function languagesService(bind: Bind): void {
  provide(bind, LocaleGateway, [Http], (http) => httpLocaleGateway(http, window.__EARLY__?.textsRelease));
}
