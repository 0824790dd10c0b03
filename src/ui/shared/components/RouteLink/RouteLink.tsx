import type { AriaAttributes, ReactNode } from 'react';
import { useHref, useLinkClickHandler, type RelativeRoutingType } from 'react-router-dom';

export type RouteLinkProps = {
  readonly to: string;
  /** Whether `..` removes a route or a path segment. Defaults to a route. */
  readonly relative?: RelativeRoutingType;
  readonly className?: string | undefined;
  readonly 'aria-current'?: AriaAttributes['aria-current'];
  readonly children: ReactNode;
};

/** Smaller than React Router's link, which includes prefetching for server rendering. */
export function RouteLink({ to, relative = 'route', className, children, ...rest }: RouteLinkProps) {
  const href = useHref(to, { relative });
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to, { relative });
  return (
    <a {...rest} href={href} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}
