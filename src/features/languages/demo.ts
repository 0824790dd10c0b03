import { LocaleGateway } from '../../application/languages/LocaleGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { BundledLocaleGateway } from '../../infrastructure/languages/BundledLocaleGateway.ts';

export function languagesDemo(bind: Bind): void {
  provide(bind, LocaleGateway, [], () => new BundledLocaleGateway());
}
