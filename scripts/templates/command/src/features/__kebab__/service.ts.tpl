import { __Items__Gateway } from '../../application/__kebab__/__Items__Gateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** The adapter's script comes with the first call. */
export function __items__Service(bind: Bind): void {
  provide(bind, __Items__Gateway, [Http], (http) =>
    fetchedGateway<__Items__Gateway>({ submit: true }, async () => {
      const { Http__Items__Gateway } = await import('../../infrastructure/__kebab__/Http__Items__Gateway.ts');
      return new Http__Items__Gateway(http);
    }),
  );
}
