/** A browser that a test drives: the few commands that the journeys need. */
export type Engine = {
  /** Opens an empty tab in front of the others; answers its id. */
  openTab(): Promise<string>
  closeTab(tab: string): Promise<void>
  /** Opens an address and waits until the document has loaded. */
  navigate(tab: string, address: string): Promise<void>
  /** Evaluates an expression in the page and answers its value, which is a text or a promise of a text. */
  evaluate(tab: string, expression: string): Promise<string>
  /** Performs input as a shopper's mouse and keyboard do. */
  perform(tab: string, actions: readonly InputSource[]): Promise<void>
  /** Draws the tab; answers the bytes of a PNG in base64. */
  draw(tab: string): Promise<string>
  /** Ends the browser and deletes everything that it has stored. */
  quit(): Promise<void>
}

/** A source of input with its actions: the same in both of the W3C's protocols. */
export type InputSource =
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly PointerAction[] }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
