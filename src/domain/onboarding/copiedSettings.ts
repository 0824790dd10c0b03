import { portalSettings, type PortalSetting } from '../application-config/portalSetting.ts';
import type { RuleType } from '../company/parts/ruleDocument.ts';

/** Parts that can be copied from another merchant, in display order. */
export const copiedParts = ['returnReasons', 'returnForm', 'returnRules', 'refunds', 'settings'] as const;

/** Rule types that can be copied, because they contain no address, carrier or person. */
const COPIED_RULES: ReadonlySet<RuleType> = new Set<RuleType>([
  'NON_RETURNABLE_ITEM',
  'RETURN_WINDOWS',
  'ORDER_EXCEPTION',
  'REFUND_TRIGGERS',
  'REFUND_FEES',
  'RETURNLESS_ITEM',
]);

const PRODUCT_PARTS = ['returnReasons', 'returnFormFields', 'customerPayments'] as const;
const COMPANY_PARTS = ['refunds', 'currencyOverride', 'inStoreReturnsForm'] as const;

type Product = Readonly<Partial<Record<(typeof PRODUCT_PARTS)[number], unknown>>>;
type Rule = { readonly ruleId: string; readonly ruleType: RuleType };

type Configured = {
  readonly carrier: { readonly productName: string };
  readonly applicationConfig?:
    | {
        readonly version?: string | undefined;
        readonly config?: Readonly<Partial<Record<PortalSetting, unknown>>> | undefined;
      }
    | undefined;
  readonly rulesConfig?: readonly Rule[] | undefined;
  readonly refunds?: unknown;
  readonly currencyOverride?: unknown;
  readonly inStoreReturnsForm?: unknown;
  readonly products: Readonly<Record<string, Product>>;
};

const definedFields = <Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Partial<Pick<Source, Name>> =>
  Object.fromEntries(
    names.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]] as const])),
  ) as Partial<Pick<Source, Name>>;

/** Copies settings of another merchant, but no accounts, addresses, carriers, people, branding or texts. */
export function withCopiedSettings<Configuration extends Configured>(
  configuration: Configuration,
  from: Configured,
  nextRuleId: () => string,
): Configuration {
  const { productName } = configuration.carrier;
  const settings = definedFields(from.applicationConfig?.config ?? {}, Object.keys(portalSettings) as PortalSetting[]);
  const { version } = from.applicationConfig ?? {};
  const product = {
    ...configuration.products[productName],
    ...definedFields(from.products[productName] ?? {}, PRODUCT_PARTS),
  };
  const rules = (from.rulesConfig ?? []).filter(({ ruleType }) => COPIED_RULES.has(ruleType));
  return {
    ...configuration,
    ...definedFields(from, COMPANY_PARTS),
    ...(Object.keys(settings).length > 0 && {
      applicationConfig: { ...(version !== undefined && { version }), config: settings },
    }),
    rulesConfig: rules.map((rule) => ({ ...rule, ruleId: nextRuleId() })),
    products: { ...configuration.products, [productName]: product },
  };
}
