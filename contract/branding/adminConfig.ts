import { footerFeatureSchema, navigationFeatureSchema } from '../navigation/navigation.ts';
import { toggleSchema, z } from '../schema.ts';

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
    /** Whether merchants may do without pre-registration, and the customers they are signed up for otherwise. */
    signup: z.optional(
      z.looseObject({ skipPreRegistration: z.optional(z.boolean()), customersToUse: z.optional(z.unknown()) }),
    ),
    /** Own: announced extensions; a backend without them gets the specification's calls only. */
    publishSessions: z.optional(toggleSchema),
    history: z.optional(toggleSchema),
    /** Merchants are listed, and a new one may begin with the settings of one of them. */
    merchantDirectory: z.optional(toggleSchema),
    /** The audit log is read and verified by the owner's staff. */
    activity: z.optional(toggleSchema),
    reviewSessions: z.optional(toggleSchema),
    /** A review session may be extended, where there are any. */
    reviewExtensions: z.optional(toggleSchema),
    /** A review only looks until its admin begins to act for the merchant. */
    reviewActing: z.optional(toggleSchema),
    reviewReceipts: z.optional(toggleSchema),
    /** No admin reviews a merchant that does not allow it. */
    reviewConsent: z.optional(toggleSchema),
    companySettings: z.optional(toggleSchema),
    drafts: z.optional(toggleSchema),
    events: z.optional(toggleSchema),
    userManagement: z.optional(toggleSchema),
    ruleChecks: z.optional(toggleSchema),
    /** A portal with what is pending is shown by links to people without an account. */
    previewLinks: z.optional(toggleSchema),
    /** Addresses are completed while they are typed. */
    addressLookup: z.optional(toggleSchema),
    /** Links to set a password are mailed, where people are managed: who forgot theirs may ask for one. */
    passwordMail: z.optional(toggleSchema),
    publishNotes: z.optional(toggleSchema),
    historyFilters: z.optional(toggleSchema),
    /** A person's sessions are listed and ended one by one. */
    sessions: z.optional(toggleSchema),
  }),
});

export type AdminConfigDocument = z.output<typeof adminConfigSchema>;
