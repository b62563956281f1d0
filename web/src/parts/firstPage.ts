let seen = false;

/** True once, for the page that was loaded rather than navigated to. */
export function firstPage(): boolean {
  const first = !seen;
  seen = true;
  return first;
}
