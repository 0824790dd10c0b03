import { extensionNames } from '../../src/domain/branding/extensionNames.ts';
import { merchantDefaults } from '../company/merchantDefaults.ts';
import { footerFeatureSchema, navigationFeatureSchema } from '../navigation/navigation.ts';
import { toggleSchema, z } from '../schema.ts';

/** Not in the specification: capabilities that a service announces. Without them, clients use only specified calls. */
const announcedExtensions = Object.fromEntries(
  extensionNames.map((name) => [name, z.optional(toggleSchema)]),
) as Record<(typeof extensionNames)[number], z.ZodMiniOptional<typeof toggleSchema>>;

/** Configuration of an owner, one per carrier [CF-1]. Unknown fields are preserved and ignored. */
export const adminConfigSchema = z.looseObject({
  productName: z.string(),
  carrierName: z.string(),
  /** Not in the specification: organisation ID of the owner's staff. Defaults to the name of the carrier. */
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
      /** Not in the specification: external identity provider for the staff of merchants. */
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
      /** Not in the specification: sites that may show the portal in a frame and sign users in. */
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
  /** Not in the specification: brand colour from which the page's accent is derived. */
  theme: z.optional(z.looseObject({ primaryColor: z.optional(z.string()) })),
  /** Not in the specification: language that new visitors see first. */
  defaultLanguage: z.optional(z.string()),
  /** Not in the specification: languages that users can choose. Absent: all. */
  languages: z.optional(z.array(z.string())),
  features: z.looseObject({
    navigation: z.optional(navigationFeatureSchema),
    footer: z.optional(footerFeatureSchema),
    multipleLanguageSupport: z.optional(toggleSchema),
    widgetMode: z.optional(z.looseObject({ enabled: z.optional(z.boolean()) })),
    shouldCheckForSubBrand: z.optional(toggleSchema),
    /** Not in the specification: if enabled, new passwords must satisfy the rule `strongPassword`. */
    strongPassword: z.optional(toggleSchema),
    /** Not in the specification: paths of pages that no merchant sees. */
    hiddenPages: z.optional(z.looseObject({ paths: z.optional(z.array(z.string())) })),
    /** Not in the specification: if enabled, names of people and companies may contain more characters. */
    freeNames: z.optional(toggleSchema),
    /** Whether merchants may skip pre-registration, and which customers a sign-up has otherwise. */
    signup: z.optional(
      z.looseObject({ skipPreRegistration: z.optional(z.boolean()), customersToUse: z.optional(z.unknown()) }),
    ),
    /** Not in the specification: if enabled, admins can review a merchant only with its consent. */
    reviewConsent: z.optional(toggleSchema),
    /** Not in the specification: default values for all merchants. */
    ...merchantDefaults,
    ...announcedExtensions,
  }),
});

export type AdminConfigDocument = z.output<typeof adminConfigSchema>;
