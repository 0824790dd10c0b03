import { httpMerchantDirectory } from '../../infrastructure/merchants/httpMerchantDirectory.ts';
import { MerchantDirectory } from '../../application/merchants/MerchantDirectory.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function merchantsService(bind: Bind): void {
  provide(bind, MerchantDirectory, [Http], httpMerchantDirectory);
}
