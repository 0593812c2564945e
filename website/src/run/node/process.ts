/** Node.js’s process, as far as clients and programs use it. */
export const process = {env: {}, argv: [], platform: 'browser', versions: {node: '20.19.0'}};
