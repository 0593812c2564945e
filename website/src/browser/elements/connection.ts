type Connection = {saveData?: boolean; effectiveType?: string};

/** Whether the reader pays for every byte: then nothing is loaded that was not asked for. */
export function isConnectionPoor(): boolean {
  const {saveData, effectiveType} = (navigator as {connection?: Connection}).connection ?? {};
  return saveData === true || effectiveType?.endsWith('2g') === true;
}
