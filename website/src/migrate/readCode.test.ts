import {expect, it} from 'vitest';
import {readCode} from './readCode.ts';

it('reads text', async () => {
  expect(await readCode(new File(['const é = 1;'], 'a.js'))).toBe('const é = 1;');
});

it('refuses what is not text', async () => {
  const image = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff])], 'a.png');
  await expect(readCode(image)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: a.png isn’t a text file. Nothing was changed.]`,
  );
  await expect(readCode(new File(['a\0b'], 'b.js'))).rejects.toThrow('b.js isn’t a text file.');
});

it('refuses what is too large', async () => {
  await expect(readCode(new File(['x'.repeat(1_540_000)], 'big.js'))).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: big.js has 1.5 MB. This page takes up to 1 MB. For larger files, use the command below.]`,
  );
});
