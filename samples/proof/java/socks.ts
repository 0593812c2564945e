import {once} from 'node:events';
import type {Socket} from 'node:net';

const withoutPassword = Buffer.from([5, 0]);
const connected = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);

/**
 * Greets a program that connects by SOCKS 5 (RFC 1928) and returns the port that it asks for. What it sends after that is for
 * the host behind the port.
 */
export async function acceptSocks(socket: Socket): Promise<number> {
  await receive(socket);
  socket.write(withoutPassword);
  const wanted = await receive(socket);
  socket.write(connected);
  return readWantedPort(wanted);
}

/** Both sides wait for each other, so that a message is never cut. */
async function receive(socket: Socket): Promise<Buffer> {
  const received = once(socket, 'data') as Promise<[Buffer]>;
  // A socket that was paused stays so until told otherwise.
  socket.resume();
  const [message] = await received;
  socket.pause();
  if (message[0] !== 5) throw new Error(`A program connects by SOCKS ${message[0] ?? 'without a version'}, not 5.`);
  return message;
}

/** The host before it may be an address or a name, and the port is last. */
export function readWantedPort(wanted: Buffer): number {
  return wanted.readUInt16BE(wanted.length - 2);
}
