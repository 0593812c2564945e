// node:crypto, as far as clients and samples use it: to sign secured API keys.
import {hmac} from '@noble/hashes/hmac.js';
import {sha256} from '@noble/hashes/sha2.js';
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js';

type Hmac = {update: (text: string) => Hmac; digest: (encoding: string) => string};

export function createHmac(algorithm: string, key: string): Hmac {
  if (algorithm !== 'sha256') throw new Error(`createHmac supports only sha256 in this page, not ${algorithm}.`);
  const signature = hmac.create(sha256, utf8ToBytes(key));
  return {
    update(text) {
      signature.update(utf8ToBytes(text));
      return this;
    },
    digest(encoding) {
      if (encoding !== 'hex') throw new Error(`digest supports only hex in this page, not ${encoding}.`);
      return bytesToHex(signature.digest());
    },
  };
}
