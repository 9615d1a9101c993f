/**
 * Whether a key belongs to an input method, for example of Chinese: Enter ends the composed word. WebKit ends the
 * composition before that key, which then has only the code of a key that an input method took.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
