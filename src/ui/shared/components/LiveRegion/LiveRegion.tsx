import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type LiveRegionProps = {
  /** What just happened; a change of it is read out, the first one too if it comes after the region stood. */
  readonly message: string;
  readonly isUrgent?: boolean | undefined;
};

/** Says what happened to those who listen. It must be on the page before it has something to say. */
export function LiveRegion({ message, isUrgent = false }: LiveRegionProps) {
  return (
    <div role={isUrgent ? 'alert' : 'status'} aria-live={isUrgent ? 'assertive' : 'polite'}>
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  );
}
