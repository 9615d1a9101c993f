/** Region and language: the button that shows them and opens their menu. */
export { PlaceButton } from './place-button.tsx'
