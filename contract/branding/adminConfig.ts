import { extensionNames } from '../../src/domain/branding/extensionNames.ts';
import { merchantDefaults } from '../company/merchantDefaults.ts';
import { footerFeatureSchema, navigationFeatureSchema } from '../navigation/navigation.ts';
import { toggleSchema, z } from '../schema.ts';

/** Not in the specification: announced capabilities. Without them, only calls of the specification are used. */
const announcedExtensions = Object.fromEntries(
  extensionNames.map((name) => [name, z.optional(toggleSchema)]),
) as Record<(typeof extensionNames)[number], z.ZodMiniOptional<typeof toggleSchema>>;

/** Admin configuration, one per carrier [CF-1]. Unknown fields are preserved and ignored. */
export const adminConfigSchema = z.looseObject({
  productName: z.string(),
  carrierName: z.string(),
  /** Not in the specification: organisation id of the owner's staff. Defaults to the carrier's name. */
  rootOrgId: z.optional(z.string()),
  logoUrl: z.optional(z.string()),
  altLogoUrl: z.optional(z.string()),
  subBrandLogoUrl: z.optional(z.string()),
  subBrandName: z.optional(z.string()),
  faviconOptions: z.optional(
    z.looseObject({
      assetSource: z.enum(['local', 'remote']),
      remotePath: z.optional(z.string()),
      useFallback: z.optional(z.boolean()),
      fallbackInstance: z.optional(z.string()),
      customExtensions: z.optional(z.record(z.string(), z.string())),
    }),
  ),
  auth: z.optional(
    z.looseObject({
      loginWithExternalAuth: z.optional(z.boolean()),
      emailOnly: z.optional(z.boolean()),
      validationException: z.optional(z.boolean()),
      singleSignOnNoReDirect: z.optional(z.boolean()),
      /** Not in the specification: external provider for merchants' staff. */
      external: z.optional(
        z.looseObject({
          externalAuthType: z.string(),
          key: z.string(),
          grantType: z.literal('external'),
          allowedScopes: z.array(z.string()),
          authorizationUrl: z.string(),
          logoutUrl: z.optional(z.string()),
        }),
      ),
      /** Not in the specification: sites that may embed the portal and sign users in. */
      widget: z.optional(
        z.looseObject({
          origins: z.array(z.string()),
          key: z.string(),
          grantType: z.literal('external'),
          allowedScopes: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Not in the specification: brand colour of the page's accent. */
  theme: z.optional(z.looseObject({ primaryColor: z.optional(z.string()) })),
  /** Not in the specification: initial language of new visitors. */
  defaultLanguage: z.optional(z.string()),
  /** Not in the specification: languages offered to users; all if absent. */
  languages: z.optional(z.array(z.string())),
  features: z.looseObject({
    navigation: z.optional(navigationFeatureSchema),
    footer: z.optional(footerFeatureSchema),
    multipleLanguageSupport: z.optional(toggleSchema),
    widgetMode: z.optional(z.looseObject({ enabled: z.optional(z.boolean()) })),
    shouldCheckForSubBrand: z.optional(toggleSchema),
    /** Not in the specification: new passwords must satisfy the rule `strongPassword`. */
    strongPassword: z.optional(toggleSchema),
    /** Not in the specification: pages hidden from all merchants. */
    hiddenPages: z.optional(z.looseObject({ paths: z.optional(z.array(z.string())) })),
    /** Not in the specification: looser rules for names of people and companies. */
    freeNames: z.optional(toggleSchema),
    /** Whether merchants may skip pre-registration, and the customers of a signup otherwise. */
    signup: z.optional(
      z.looseObject({ skipPreRegistration: z.optional(z.boolean()), customersToUse: z.optional(z.unknown()) }),
    ),
    /** Not in the specification: reviews need the merchant's consent. */
    reviewConsent: z.optional(toggleSchema),
    /** Not in the specification: defaults for merchants. */
    ...merchantDefaults,
    ...announcedExtensions,
  }),
});

export type AdminConfigDocument = z.output<typeof adminConfigSchema>;
