import type { Call } from '../call.ts';
import { createPreviewLink, listPreviewLinks, openPreviewLink, revokePreviewLink } from './previewLinks.ts';

export const previewLinksCalls: readonly Call[] = [
  listPreviewLinks,
  createPreviewLink,
  revokePreviewLink,
  openPreviewLink,
];
