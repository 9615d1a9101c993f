import type { CDPSession } from '@playwright/test'

/** The heap in MB after a garbage collection, and the number of nodes in the document. */
export async function heapAndNodes(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { result } = await session.send('Runtime.evaluate', {
    expression:
      '(() => { let nodes = 0; const walk = document.createTreeWalker(document, NodeFilter.SHOW_ALL); while (walk.nextNode()) nodes += 1; return nodes })()',
  })
  return { heap: usedSize / 1_000_000, nodes: Number(result.value) }
}
