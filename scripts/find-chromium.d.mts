export interface FoundBrowser {
  readonly executablePath: string;
  readonly from: "CHROMIUM_PATH" | "PATH" | "applications" | "playwright" | "@sparticuz/chromium";
  readonly args: readonly string[];
}

export function findChromium(env?: NodeJS.ProcessEnv): Promise<FoundBrowser>;
