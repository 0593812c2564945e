/** The mock of all APIs, as readers download it. */
export const mockFile = 'mock-api.mjs';
