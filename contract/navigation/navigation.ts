import { z } from '../schema.ts';

const pageFields = {
  title: z.string(),
  url: z.string(),
  icon: z.optional(z.string()),
  condition: z.optional(z.string()),
  isDefaultOpen: z.optional(z.boolean()),
  showRoute: z.optional(z.boolean()),
};

const navigationPageSchema = z.looseObject({
  ...pageFields,
  subItems: z.optional(z.array(z.looseObject(pageFields))),
});

const navigationSectionSchema = z.looseObject({
  title: z.optional(z.string()),
  pages: z.array(navigationPageSchema),
  withFilters: z.optional(z.boolean()),
  /** Position of the link in navigation v2. Defaults to `top`. */
  placement: z.optional(z.enum(['top', 'bottom'])),
});

/** The navigation feature [NV-1]. Contains either pages or sections. */
export const navigationFeatureSchema = z.looseObject({
  version: z.optional(z.string()),
  pages: z.optional(z.array(navigationPageSchema)),
  sections: z.optional(z.array(navigationSectionSchema)),
});

export const footerFeatureSchema = z.looseObject({
  privacyPolicyUrl: z.optional(z.string()),
  termsAndConditionsUrl: z.optional(z.string()),
});
