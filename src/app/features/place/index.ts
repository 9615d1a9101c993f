/** Region and language: the button that shows them and opens their menu, and the menu itself. */
export { fetchPlaceMenu, PlaceButton, PlaceMenu } from './place-button.tsx'
