/** The public interface of the size guide. */
export { SizeGuideButton } from './later/size-guide-button.tsx'
