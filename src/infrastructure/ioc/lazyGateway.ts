import { loadOnce } from '../../application/shared/loadOnce.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { err, type Result } from '../../domain/shared/result.ts';

type Call = (...given: never[]) => Promise<Result<unknown, PortFailure>>;
type Calls<Gateway> = { readonly [Name in keyof Gateway]: Call };

/**
 * Gateway whose script is loaded on the first call. The call returns `unreachable` if the script cannot be loaded.
 * @param names names of all methods of the port
 */
export function lazyGateway<Gateway extends Calls<Gateway>>(
  names: Readonly<Record<keyof Gateway, true>>,
  load: () => Promise<Gateway>,
): Gateway {
  const loadGateway = loadOnce(load);
  const lazyCall =
    (name: keyof Gateway) =>
    async (...given: never[]) => {
      const gateway = await loadGateway().catch(() => undefined);
      return gateway ? gateway[name](...given) : err({ kind: 'unreachable' });
    };
  return Object.fromEntries(Object.keys(names).map((name) => [name, lazyCall(name as keyof Gateway)])) as Gateway;
}
