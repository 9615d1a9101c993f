/** The public interface of the size guide. */
export { SizeGuideButton } from './size-guide-button.tsx'
