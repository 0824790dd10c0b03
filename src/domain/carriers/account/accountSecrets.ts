import { accountFieldsOf } from './accountFields.ts';
import type { AccountValues, Carrier } from '../../company/parts/carrier.ts';

/** Shown instead of a secret. Not valid for any field, so it cannot be a real value. */
export const SECRET_MASK = '••••••••';

type Account = { readonly carrierCompanyId: string; readonly account?: AccountValues | undefined };

const secretsOf = (carrierCompanyId: string) =>
  accountFieldsOf(carrierCompanyId).flatMap(({ name, isSecret }) => (isSecret ? [name] : []));

export function withSecrets<Each extends Account>(
  carrier: Each,
  replaceSecret: (value: string, name: keyof AccountValues) => string,
): Each {
  const { account, carrierCompanyId } = carrier;
  if (!account) return carrier;
  const replacedSecrets = secretsOf(carrierCompanyId).flatMap((name) => {
    const value = account[name];
    return value === undefined || value === '' ? [] : [[name, replaceSecret(value, name)] as const];
  });
  return replacedSecrets.length === 0
    ? carrier
    : { ...carrier, account: { ...account, ...Object.fromEntries(replacedSecrets) } };
}

const isAccount = (value: object): value is Account => {
  const { carrierCompanyId, account } = value as Partial<Account>;
  return typeof carrierCompanyId === 'string' && typeof account === 'object' && account !== null;
};

export function maskAccounts<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => maskAccounts(entry)) as Value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, maskAccounts<unknown>(part)]));
  return (isAccount(copy) ? withSecrets(copy, () => SECRET_MASK) : copy) as Value;
}

/** Replaces masks by stored secrets. A mask without a stored secret is not replaced, so it is refused later. */
export const withStoredSecrets = <Each extends Carrier>(
  submitted: readonly Each[],
  stored: readonly Carrier[],
): Each[] =>
  submitted.map((carrier) => {
    const storedCarrier = stored.find((each) => each.carrierCompanyId === carrier.carrierCompanyId);
    return withSecrets(carrier, (value, name) =>
      value === SECRET_MASK ? (storedCarrier?.account?.[name] ?? value) : value,
    );
  });

export const withoutTypedSecrets = <Each extends Account>(carrier: Each): Each =>
  withSecrets(carrier, (value) => (value === SECRET_MASK ? value : ''));

export const hasTypedSecret = ({ carrierCompanyId, account }: Account): boolean =>
  secretsOf(carrierCompanyId).some((name) => ![undefined, '', SECRET_MASK].includes(account?.[name]));

export const maskConfiguration = <Configuration extends { readonly products: object }>(
  configuration: Configuration,
): Configuration => ({ ...configuration, products: maskAccounts(configuration.products) });
