import { useState, type ReactNode } from 'react';
import { PublishedOrPending } from './PublishedOrPending.tsx';
import type { Side } from './Side.ts';

/**
 * The version to show, and a control to switch it. Without pending changes, the control is absent. The first change
 * switches to the pending version.
 */
export function useSide(isChanged: boolean): readonly [side: Side, control: ReactNode] {
  const [side, setSide] = useState<Side>('pending');
  if (!isChanged && side === 'published') setSide('pending');
  const control = isChanged && <PublishedOrPending side={side} onChange={setSide} />;
  return [side, control];
}
