import { createHash } from 'node:crypto';
import { merchantDrawings, ownerDrawings, subBrandDrawings } from './drawings.ts';
import type { SampleAsset } from './SampleData.ts';

const svgAsset = (body: string): SampleAsset => {
  const hash = createHash('sha256').update(body).digest('hex');
  return { hash, path: `/assets/${hash}.svg`, contentType: 'image/svg+xml', body };
};

const owner = (drawings: (typeof ownerDrawings)[keyof typeof ownerDrawings]) => ({
  logo: svgAsset(drawings.logo),
  altLogo: svgAsset(drawings.altLogo),
  favicon: svgAsset(drawings.favicon),
});

export const ownerAssets = {
  AUSTRALIA_POST: owner(ownerDrawings.AUSTRALIA_POST),
  USPS: owner(ownerDrawings.USPS),
  YAMATO: owner(ownerDrawings.YAMATO),
  BLUE_YONDER: owner(ownerDrawings.BLUE_YONDER),
} as const;

export const subBrandAssets = { BLUE_YONDER: svgAsset(subBrandDrawings.BLUE_YONDER) } as const;

export const merchantAssets = {
  NORTHWIND: svgAsset(merchantDrawings.NORTHWIND),
  KOYO: svgAsset(merchantDrawings.KOYO),
  ALNOOR: svgAsset(merchantDrawings.ALNOOR),
  SALTMARSH: svgAsset(merchantDrawings.SALTMARSH),
} as const;

export const sampleAssets: readonly SampleAsset[] = [
  ...Object.values(ownerAssets).flatMap((assets) => Object.values(assets)),
  ...Object.values(subBrandAssets),
  ...Object.values(merchantAssets),
];
