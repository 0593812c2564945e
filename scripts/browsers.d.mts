export function findFirefox(): string;
export function findWebKitDriver(): string;
export function findXvfb(): string;
