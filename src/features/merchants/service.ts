import { HttpMerchantDirectory } from '../../infrastructure/merchants/HttpMerchantDirectory.ts';
import { MerchantDirectory } from '../../application/merchants/MerchantDirectory.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Loaded on the first search, because only admins list merchants. */
export function merchantsService(bind: Bind): void {
  provide(bind, MerchantDirectory, [Http], (http) => new HttpMerchantDirectory(http));
}
