import { defaultPage, type AppPage } from '../ui/app/AppPage.ts';

/** Every page of the product; the only place that knows paths and flags. */
export const pages: readonly AppPage[] = [
  {
    ...defaultPage,
    path: '/return-reasons',
    titleKey: 'navigation.returnReasons',
    icon: 'list-checks',
    isHome: true,
    load: async () => (await import('../ui/features/return-reasons/ReturnReasonsPage.tsx')).ReturnReasonsPage,
  },
  {
    ...defaultPage,
    path: '/history',
    titleKey: 'navigation.history',
    icon: 'history',
    needs: 'history',
    load: async () => (await import('../ui/features/history/HistoryPage.tsx')).HistoryPage,
  },
  {
    ...defaultPage,
    path: '/merchants/overview',
    audience: 'admin',
    titleKey: 'navigation.merchantsOverview',
    icon: 'store',
    showPublishButton: false,
    isHome: true,
    load: async () => (await import('../ui/features/merchants/MerchantsOverviewPage.tsx')).MerchantsOverviewPage,
  },
];
