export const browserArguments: string[];
export function installedChromium(): string | undefined;
export function findChromium(options: { install: boolean }): Promise<string>;
