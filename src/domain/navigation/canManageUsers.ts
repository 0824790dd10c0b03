/** No users are managed from within another site's frame that carries the widget's utilities [NV-3]. */
export const canManageUsers = (page: { readonly isFramed: boolean; readonly hasWidgetUtilities: boolean }): boolean =>
  !(page.isFramed && page.hasWidgetUtilities);
