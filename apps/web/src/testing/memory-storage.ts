/** A browser storage in memory. As in a browser, its keys are its own properties. */
export class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    const value = this[key];
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
