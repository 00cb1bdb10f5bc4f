const localHosts = /^(?:|localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/i;

/** A worker is for visitors of the built shop, never for a local host (requirements, "Other flows"). */
export function shouldRegister(hostname: string, isProduction: boolean): boolean {
  return isProduction && !localHosts.test(hostname);
}
