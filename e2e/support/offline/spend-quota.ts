/** Runs in a page or worker: from then on, every write to storage fails with a quota error. */
export function spendQuota(): void {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  IDBObjectStore.prototype.put = refuse
  Cache.prototype.put = async () => refuse()
}
