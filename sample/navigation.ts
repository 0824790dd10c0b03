import type { AdminConfigDocument } from '../contract/branding/adminConfig.ts';
import type { MerchantConfigDocument } from '../contract/company/merchantConfig.ts';

type Navigation = NonNullable<MerchantConfigDocument['features']['navigation']>;
type Section = NonNullable<Navigation['sections']>[number];
type Page = Section['pages'][number];

const page = (key: string, url: string, icon: string): Page => ({ title: `navigation.${key}`, url, icon });

/** Every page in a sample merchant's navigation. Add a new page here and to one of the sections below. */
const merchantPages = {
  home: page('home', '/overview', 'house'),
  branding: page('branding', '/branding', 'palette'),
  navigation: page('navigationPages', '/navigation', 'panels-top-left'),
  wording: page('wording', '/wording', 'type'),
  languages: page('languages', '/languages', 'languages'),
  impact: page('impact', '/return-rules/impact', 'chart-no-axes-column'),
  history: page('history', '/history', 'history'),
  returnAddresses: page('returnAddresses', '/return-addresses', 'warehouse'),
  carriers: page('carriers', '/carriers', 'truck'),
  inStoreReturns: page('inStoreReturns', '/in-store-returns', 'store'),
  dispositions: page('dispositions', '/dispositions', 'recycle'),
  international: page('international', '/international', 'globe'),
  reach: page('reach', '/international/reach', 'git-branch'),
  refunds: page('refunds', '/refunds', 'banknote'),
  returnForm: page('returnForm', '/return-form', 'clipboard-list'),
  returnReasons: page('returnReasons', '/return-reasons', 'list-checks'),
  returnRules: page('returnRules', '/return-rules', 'git-branch'),
  ruleChecks: page('ruleChecks', '/return-rules/checks', 'list-checks'),
  settings: page('settings', '/settings', 'settings'),
  simulator: page('simulator', '/return-rules/simulator', 'flask-conical'),
  testReturn: page('testReturn', '/test-return', 'flask-conical'),
  users: { ...page('users', '/users', 'users'), condition: 'canManageUsers' },
} as const satisfies Record<string, Page>;

/** Sections of a merchant's sidebar, from top to bottom. URLs are relative to the company. */
const merchantSections: readonly Section[] = [
  { placement: 'top', pages: [merchantPages.home] },
  {
    title: 'navigation.sections.portal',
    placement: 'top',
    pages: [merchantPages.branding, merchantPages.wording, merchantPages.languages, merchantPages.navigation],
  },
  {
    title: 'navigation.sections.returns',
    placement: 'top',
    pages: [
      merchantPages.returnReasons,
      {
        ...merchantPages.returnRules,
        subItems: [merchantPages.simulator, merchantPages.impact, merchantPages.ruleChecks],
      },
      merchantPages.returnForm,
      merchantPages.refunds,
    ],
  },
  {
    title: 'navigation.sections.logistics',
    placement: 'top',
    pages: [
      merchantPages.returnAddresses,
      merchantPages.carriers,
      merchantPages.inStoreReturns,
      { ...merchantPages.international, subItems: [merchantPages.reach] },
      merchantPages.dispositions,
    ],
  },
  {
    placement: 'bottom',
    pages: [merchantPages.testReturn, merchantPages.history, merchantPages.settings, merchantPages.users],
  },
];

/** Navigation v2 [SH-3]: a sidebar of sections. */
export const merchantNavigation: Navigation = { version: '2', sections: [...merchantSections] };

/** Classic navigation: links, and one group of links per section. The user menu contains the users page [RT-4]. */
export const classicNavigation: Navigation = {
  version: '1',
  pages: merchantSections.flatMap(({ title, pages }) => {
    const listed = pages.filter((each) => each !== merchantPages.users);
    return title === undefined
      ? listed
      : [
          {
            title,
            url: '',
            isDefaultOpen: true,
            subItems: listed.flatMap(({ subItems = [], ...each }) => [each, ...subItems]),
          },
        ];
  }),
};

/** Navigation v2 with conditions. The refunds page requires refunds, every other page an active portal. */
export const filteredNavigation: Navigation = {
  version: '2',
  sections: [
    ...merchantSections.map((section) => ({
      ...section,
      withFilters: true,
      pages: section.pages.map((each) => ({
        ...each,
        condition: each.condition ?? (each.url === merchantPages.refunds.url ? 'hasRefundsEnabled' : 'portalActive'),
      })),
    })),
    {
      title: 'navigation.sections.returns',
      withFilters: true,
      placement: 'bottom',
      pages: [{ ...merchantPages.returnReasons, condition: 'isIntegrated' }],
    },
  ],
};

/** Pages of the owner's staff outside review mode. */
export const adminNavigation: NonNullable<AdminConfigDocument['features']['navigation']> = {
  version: '2',
  sections: [
    {
      placement: 'top',
      pages: [
        page('merchantsOverview', '/merchants/overview', 'store'),
        page('newMerchant', '/merchants/new', 'building-2'),
      ],
    },
    {
      title: 'navigation.sections.owner',
      placement: 'top',
      pages: [
        page('ownerOverview', '/configuration/overview', 'shield-check'),
        page('branding', '/configuration/branding', 'palette'),
        page('ownerNavigation', '/configuration/navigation', 'panels-top-left'),
        page('footerLinks', '/configuration/footer-links', 'link-2'),
        page('ownerFeatures', '/configuration/features', 'settings'),
      ],
    },
    {
      placement: 'bottom',
      pages: [page('activity', '/activity', 'activity'), page('users', '/configuration/users', 'users')],
    },
  ],
};
