import { HttpMerchantDirectory } from '../../infrastructure/merchants/HttpMerchantDirectory.ts';
import { MerchantDirectory } from '../../application/merchants/MerchantDirectory.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Binds the directory of merchants. Its script is loaded on the first search, because only admins need it. */
export function merchantsService(bind: Bind): void {
  provide(bind, MerchantDirectory, [Http], (http) => new HttpMerchantDirectory(http));
}
