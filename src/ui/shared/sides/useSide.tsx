import { useState, type ReactNode } from 'react';
import { PublishedOrPending } from './PublishedOrPending.tsx';
import type { Side } from './Side.ts';

/**
 * Whether the published or the pending version of a result is shown, and the control that switches between them. Without
 * pending changes there is no control. When a first change becomes pending, the pending version is shown.
 */
export function useSide(isChanged: boolean): readonly [side: Side, control: ReactNode] {
  const [side, setSide] = useState<Side>('pending');
  if (!isChanged && side === 'published') setSide('pending');
  const control = isChanged && <PublishedOrPending side={side} onChange={setSide} />;
  return [side, control];
}
