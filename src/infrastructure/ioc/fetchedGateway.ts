import { LazyPart } from '../../application/shared/LazyPart.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { err, type Result } from '../../domain/shared/result.ts';

type Call = (...given: never[]) => Promise<Result<unknown, PortFailure>>;
type Calls<Gateway> = { readonly [Name in keyof Gateway]: Call };

/**
 * A gateway whose code is fetched after the first page is drawn, or with its first call: nothing is drawn with it.
 * `unreachable` where the code cannot be fetched: nothing was sent. `names` has every call of the port.
 */
export function fetchedGateway<Gateway extends Calls<Gateway>>(
  names: Readonly<Record<keyof Gateway, true>>,
  load: () => Promise<Gateway>,
): Gateway {
  const part = new LazyPart(load);
  const fetched =
    (name: keyof Gateway) =>
    async (...given: never[]) => {
      const gateway = await part.load().catch(() => undefined);
      return gateway ? gateway[name](...given) : err({ kind: 'unreachable' });
    };
  return Object.fromEntries(Object.keys(names).map((name) => [name, fetched(name as keyof Gateway)])) as Gateway;
}
