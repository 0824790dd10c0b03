import * as React from 'react';

/**
 * React's development build notes the call stack under which each element is made, for its warnings, until it has noted so
 * many. It has from the start, which takes a tenth off every test that draws a page; a warning names its component still.
 */
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as
  | object
  | undefined;
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
