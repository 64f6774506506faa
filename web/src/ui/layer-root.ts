/**
 * Where a layer's elements go: into the dialog or landmark its opener stands in. Screen readers then meet it in context,
 * and a dialog's scroll lock lets it scroll. None of these may clip or transform what is fixed in them.
 */
export const layerRootOf = (opener: Element | null): Element =>
  opener?.closest('[role=dialog], nav, main') ?? document.body
