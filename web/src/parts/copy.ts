/** Copies a line; false where the browser does not allow it (pages without TLS), and the person has to. */
export async function copy(line: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(line);
    return true;
  } catch {
    return false;
  }
}
