import type { AriaAttributes, ReactNode } from 'react';
import { useHref, useLinkClickHandler, type RelativeRoutingType } from 'react-router-dom';

export type RouteLinkProps = {
  readonly to: string;
  /** Whether `..` in `to` goes up one route (default) or one path segment. */
  readonly relative?: RelativeRoutingType;
  readonly className?: string | undefined;
  readonly 'aria-current'?: AriaAttributes['aria-current'];
  readonly children: ReactNode;
};

/** Link within the application. Replaces React Router's `Link`, whose prefetching code makes the script larger. */
export function RouteLink({ to, relative = 'route', className, children, ...rest }: RouteLinkProps) {
  const href = useHref(to, { relative });
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to, { relative });
  return (
    <a {...rest} href={href} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}
