import { findPlaces, placeAddressOf } from '../../../sample/places/findPlaces.ts';

export const demoPlaces = { find: findPlaces, addressOf: placeAddressOf };
