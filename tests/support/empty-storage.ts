/** Each file of browser tests starts with the storage of a new phone: files share one origin. */
localStorage.clear()
sessionStorage.clear()
for (const { name } of await indexedDB.databases()) {
  if (!name) continue
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}
for (const name of await caches.keys()) await caches.delete(name)

export {}
