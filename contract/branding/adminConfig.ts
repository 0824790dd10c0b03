import { extensionNames } from '../../src/domain/branding/extensionNames.ts';
import { merchantDefaults } from '../company/merchantDefaults.ts';
import { footerFeatureSchema, navigationFeatureSchema } from '../navigation/navigation.ts';
import { toggleSchema, z } from '../schema.ts';

/** Own: announced extensions; a backend without them gets the specification's calls only. */
const announcedExtensions = Object.fromEntries(
  extensionNames.map((name) => [name, z.optional(toggleSchema)]),
) as Record<(typeof extensionNames)[number], z.ZodMiniOptional<typeof toggleSchema>>;

/** Admin configuration, one per carrier [CF-1]. Fields we do not know are kept and ignored. */
export const adminConfigSchema = z.looseObject({
  productName: z.string(),
  carrierName: z.string(),
  /** Own: the organisation id the owner's staff sign in with. Absent on other backends: the carrier's name stands in. */
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
      /** Own: how merchants' staff sign in with an external provider, and where it is. */
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
      /** Own: the sites that may frame the portal as a widget and sign people in there. */
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
  /** Own: the brand colour the page's accent is derived from. */
  theme: z.optional(z.looseObject({ primaryColor: z.optional(z.string()) })),
  /** Own: the language a new visitor of this owner starts in. */
  defaultLanguage: z.optional(z.string()),
  /** Own: the languages people may choose of; all where it does not say. */
  languages: z.optional(z.array(z.string())),
  features: z.looseObject({
    navigation: z.optional(navigationFeatureSchema),
    footer: z.optional(footerFeatureSchema),
    multipleLanguageSupport: z.optional(toggleSchema),
    widgetMode: z.optional(z.looseObject({ enabled: z.optional(z.boolean()) })),
    shouldCheckForSubBrand: z.optional(toggleSchema),
    /** Not in the specification: new passwords must keep the rule `strongPassword`. */
    strongPassword: z.optional(toggleSchema),
    /** Not in the specification: pages that no merchant of the owner has. */
    hiddenPages: z.optional(z.looseObject({ paths: z.optional(z.array(z.string())) })),
    /** Not in the specification: looser rules for names of people and companies. */
    freeNames: z.optional(toggleSchema),
    /** Whether merchants may do without pre-registration, and the customers they are signed up for otherwise. */
    signup: z.optional(
      z.looseObject({ skipPreRegistration: z.optional(z.boolean()), customersToUse: z.optional(z.unknown()) }),
    ),
    /** Own: no admin reviews a merchant that does not allow it. */
    reviewConsent: z.optional(toggleSchema),
    /** Own: what holds for merchants that do not say it of themselves. */
    ...merchantDefaults,
    ...announcedExtensions,
  }),
});

export type AdminConfigDocument = z.output<typeof adminConfigSchema>;
