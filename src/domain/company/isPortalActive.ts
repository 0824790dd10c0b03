/** Whether customers can use the portal. A configuration without the flag has no active portal. */
export const isPortalActive = ({ portalActive }: { readonly portalActive?: boolean | undefined }): boolean =>
  portalActive === true;
