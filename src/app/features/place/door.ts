/** Region and language: the button that shows them and opens their menu, and the menu itself. */
export { PlaceButton, PlaceMenu } from './place-button.tsx'
