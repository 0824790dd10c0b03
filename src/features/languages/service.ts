import { LocaleGateway } from '../../application/languages/LocaleGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { HttpLocaleGateway } from '../../infrastructure/languages/HttpLocaleGateway.ts';

export function languagesService(bind: Bind): void {
  provide(bind, LocaleGateway, [Http], (http) => new HttpLocaleGateway(http, window.__EARLY__?.textsRelease));
}
