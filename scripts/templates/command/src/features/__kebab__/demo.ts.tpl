import { __Items__Gateway } from '../../application/__kebab__/__Items__Gateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemory__Items__Gateway } from '../../infrastructure/__kebab__/inMemory__Items__Gateway.ts';

export function __items__Demo(bind: Bind): void {
  provide(bind, __Items__Gateway, [DemoService], inMemory__Items__Gateway);
}
