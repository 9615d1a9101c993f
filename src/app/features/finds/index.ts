/** The public interface of the finds of the day. */
export { FindsOfTheDay } from './finds-of-the-day.tsx'
