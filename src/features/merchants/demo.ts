import { MerchantDirectory } from '../../application/merchants/MerchantDirectory.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemoryMerchantDirectory } from '../../infrastructure/merchants/inMemoryMerchantDirectory.ts';

export function merchantsDemo(bind: Bind): void {
  provide(bind, MerchantDirectory, [DemoService], inMemoryMerchantDirectory);
}
