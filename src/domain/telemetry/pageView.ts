export type PageView = {
  readonly type: 'admin_page_opened' | 'merchant_page_opened';
  readonly properties: {
    readonly page: string;
    readonly portalOwner: string;
    readonly retailer?: string | undefined;
    readonly email?: string | undefined;
  };
};

/** Event for an opened page. `undefined` if the URL has a query, because a change of the query opens no page. */
export function pageViewOf(view: {
  readonly pathname: string;
  readonly search: string;
  readonly carrier: string;
  readonly isAdminOutsideReview: boolean;
  readonly merchantId?: string | undefined;
  readonly email?: string | undefined;
}): PageView | undefined {
  if (view.search !== '') return undefined;
  return {
    type: view.isAdminOutsideReview ? 'admin_page_opened' : 'merchant_page_opened',
    properties: {
      page: view.pathname.split('/').findLast((segment) => segment !== '') ?? '',
      portalOwner: view.carrier,
      retailer: view.merchantId,
      email: view.email,
    },
  };
}
