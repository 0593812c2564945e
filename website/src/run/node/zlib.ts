// zlib, as far as clients use it. They wait for what they get, so a promise does as well.

export function gzipSync(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const compressed = new Blob([data]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(compressed).arrayBuffer().then((buffer) => new Uint8Array(buffer));
}
