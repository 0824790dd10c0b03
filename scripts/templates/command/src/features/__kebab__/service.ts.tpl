import { __Items__Gateway } from '../../application/__kebab__/__Items__Gateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { http__Items__Gateway } from '../../infrastructure/__kebab__/http__Items__Gateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function __items__Service(bind: Bind): void {
  provide(bind, __Items__Gateway, [Http], http__Items__Gateway);
}
