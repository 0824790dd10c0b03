import type { AriaAttributes, ReactNode } from 'react';
import { useHref, useLinkClickHandler, type RelativeRoutingType } from 'react-router-dom';

export type RouteLinkProps = {
  readonly to: string;
  /** Whether `..` leaves a route or a segment of the path; a route unless it says otherwise. */
  readonly relative?: RelativeRoutingType;
  readonly className?: string | undefined;
  readonly 'aria-current'?: AriaAttributes['aria-current'];
  readonly children: ReactNode;
};

/** A link to another page of the application. React Router's own brings what prefetches pages of a server that renders them. */
export function RouteLink({ to, relative = 'route', className, children, ...rest }: RouteLinkProps) {
  const href = useHref(to, { relative });
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to, { relative });
  return (
    <a {...rest} href={href} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}
