import type { CompanyGateway, WriteContext } from '../../src/application/company/CompanyGateway.ts';
import type { CompanyId } from '../../src/domain/company/companyId.ts';

type Method = (...args: never[]) => unknown;

const isContext = (value: unknown): value is WriteContext =>
  typeof value === 'object' && value !== null && 'idempotencyKey' in value && !('revision' in value);
const isPath = (value: unknown): value is { readonly companyId: CompanyId } =>
  typeof value === 'object' && value !== null && 'companyId' in value;

/**
 * Adds the company's current revision to each write, as if the user had just read it. A repeated key gets the same
 * revision. Writes of a publish, and writes with a revision, are unchanged.
 */
export function withNamedRevisions<Port extends object>(port: Port, companies: Pick<CompanyGateway, 'read'>): Port {
  const revisionByKey = new Map<string, string | undefined>();
  const revisionFor = async (key: string, companyId: CompanyId): Promise<string | undefined> => {
    if (revisionByKey.has(key)) return revisionByKey.get(key);
    const read = await companies.read(companyId);
    const revision = read.ok ? read.value.revision : undefined;
    revisionByKey.set(key, revision);
    return revision;
  };
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as Method;
      return async (...args: unknown[]) => {
        const [path] = args;
        const at = args.findIndex(isContext);
        const write = args[at];
        if (!isPath(path) || !isContext(write) || write.publishId !== undefined || 'ifMatch' in write)
          return method(...(args as never[]));
        const ifMatch = await revisionFor(write.idempotencyKey, path.companyId);
        return method(...(args.with(at, { ...write, ifMatch }) as never[]));
      };
    },
  });
}
