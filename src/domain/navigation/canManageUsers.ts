/** Users cannot be managed in a frame with the widget's utilities [NV-3]. */
export const canManageUsers = (page: { readonly isFramed: boolean; readonly hasWidgetUtilities: boolean }): boolean =>
  !(page.isFramed && page.hasWidgetUtilities);
