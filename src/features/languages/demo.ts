import { ownerTexts } from '../../../sample/ownerTexts.ts';
import { LocaleGateway } from '../../application/languages/LocaleGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { BundledLocaleGateway } from '../../infrastructure/languages/BundledLocaleGateway.ts';

export function languagesDemo(bind: Bind): void {
  provide(bind, LocaleGateway, [], () => {
    const owners = new Map(Object.entries(ownerTexts));
    return new BundledLocaleGateway((carrier, locale) => owners.get(carrier)?.[locale] ?? {});
  });
}
